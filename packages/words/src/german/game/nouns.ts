import type { Noun, Quality, Servers, Trait } from '../../tree/tree.ts'
import { figure, numeral, since } from './amounts.ts'
import { relativeText } from './events.ts'
import type { Case, Determiner, Gender, Group, Text, Word } from './grammar.ts'
import { ended, group, inCase, list, names, neuter, relatives, text } from './grammar.ts'
import {
  card,
  counters,
  fromZone,
  inZone,
  nounSubtypes,
  rootsOf,
  serversText,
  subtypeName,
  types,
} from './names.ts'
import { eitherWith, isAnyOf, isMixed, predicates } from './predicates.ts'
import { thing } from './things.ts'

const adjectives: Readonly<Record<Exclude<Quality, 'corp' | 'runner' | 'yours'>, string>> = {
  rezzed: 'gerezzt',
  unrezzed: 'ungerezzt',
  faceup: 'offen',
  facedown: 'verdeckt',
  installed: 'installiert',
  unique: 'einzigartig',
  outermost: 'äußerst',
  other: 'ander',
  hosted: 'gehostet',
  drawn: 'gezogen',
  revealed: 'aufgedeckt',
}

/** "Transaktions-", "Waffen-": how a name begins a compound. */
function linkedTo(name: string): string {
  if (/(tion|sion|ung|tät|heit|keit)$/.test(name)) return `${name}s-`
  return /(Waffe|Anlage|Sparte|Altlast)$/.test(name) ? `${name.replace(/e$/, '')}en-` : `${name}-`
}

/** "Virus-Programm", "Nicht-Icebreaker-Programm", "Verbindungs- oder Job-Ressource". */
export function compound(names: readonly string[], word: Word): Word {
  const linked = names.map(linkedTo)
  const first = list(linked, 'oder')
  return {
    ...word,
    one: `${first}${word.one}`,
    many: `${first}${word.many}`,
    genitive: `${first}${word.genitive}`,
  }
}

/** "Eine Job-Karte, die keine Agenda ist": beside several subtypes a type that it is not stands apart. */
const areApart = ({ subtypes }: Noun): boolean => subtypes.length > 1

export function heads({ types: of, subtypes, traits }: Noun): readonly Word[] {
  const known = subtypes.flatMap(each => nounSubtypes[each] ?? [])
  const base =
    of.length === 0 && subtypes.length > 0 && known.length === subtypes.length
      ? known
      : (of.length === 0 ? [card] : of.map(each => types[each])).flatMap(word =>
          subtypes.length === 0 ? [word] : [compound(subtypes.map(subtypeName), word)],
        )
  const without = traits.flatMap(each =>
    each.trait === 'nonType'
      ? subtypes.length > 1
        ? []
        : [types[each.type].one]
      : each.trait === 'nonSubtype'
        ? [subtypeName(each.subtype)]
        : [],
  )
  return without.length === 0 ? base : base.map(word => compound([`Nicht-${without.join('-')}`], word))
}

export function adjective(trait: Trait): string | null {
  if (trait.trait !== 'quality' || trait.quality === 'corp' || trait.quality === 'runner') return null
  return trait.quality === 'yours' ? adjectives.installed : adjectives[trait.quality]
}

const places = {
  protecting: (servers: Servers) => `vor ${serversText(servers, 'dative')}`,
  inRootOf: (servers: Servers) => `in der ${rootsOf(servers)}`,
  inServer: (servers: Servers) => `in ${serversText(servers, 'dative')}`,
  atServer: (servers: Servers) => `in oder vor ${serversText(servers, 'dative')}`,
}

/** How it is told what a card has: after "mit", before "hat", and before "hat" where it is denied. */
type Having = 'mit' | 'hat' | 'hatNicht'
const priced: Readonly<Record<Having, string>> = {
  mit: 'aufgedruckten',
  hat: 'aufgedruckte',
  hatNicht: 'keine aufgedruckten',
}
const odd: Readonly<Record<Having, string>> = {
  mit: 'ungeraden aufgedruckten',
  hat: 'ungerade aufgedruckte',
  hatNicht: 'keine ungeraden aufgedruckten',
}
const worth: Readonly<Record<Having, string>> = { mit: 'einem', hat: 'einen', hatNicht: 'keinen' }

/** What a card has; null for what it is. */
export function having(trait: Trait, form: Having): string | null {
  const nicht = form === 'hatNicht' ? 'nicht ' : ''
  switch (trait.trait) {
    case 'hosting': {
      if (trait.counter === 'credit') return `${nicht}mindestens ${trait.atLeast}[credit]`
      const least = numeral({ count: trait.atLeast })
      const of = form === 'mit' ? 'dative' : 'accusative'
      return `${nicht}mindestens ${inCase(group(counters[trait.counter]), least, of, trait.atLeast !== 1)}`
    }
    case 'cost':
      return `${priced[form]} Kosten von höchstens ${figure(trait.atMost, 'dative')}`
    case 'oddCost':
      return `${odd[form]} ${trait.ofRunner ? 'Spiel- oder Installationskosten' : 'Kosten'}`
    case 'printedPoints':
      return `${worth[form]} aufgedruckten Agendapunktwert von ${figure(trait.exactly, 'dative')}`
    case 'strength':
      return `${nicht}höchstens ${trait.atMost} Stärke`
    case 'quality':
    case 'nonType':
    case 'nonSubtype':
    case 'advanceable':
    case 'otherThan':
    case 'is':
    case 'isThat':
    case 'protecting':
    case 'inRootOf':
    case 'inServer':
    case 'atServer':
    case 'inZones':
    case 'fromZones':
    case 'samePosition':
    case 'hostedOn':
    case 'thisWay':
    case 'ofThatType':
    case 'met':
    case 'named':
    case 'among':
      return null
  }
}

/** What follows the noun without a comma; null for what does not. */
export function behind(trait: Trait): string | null {
  switch (trait.trait) {
    case 'quality':
      return trait.quality === 'corp' || trait.quality === 'runner' ? names[trait.quality].genitive : null
    case 'otherThan':
      return `außer ${thing(trait.card, 'dative')}`
    case 'protecting':
    case 'inRootOf':
    case 'inServer':
    case 'atServer':
      return places[trait.trait](trait.servers)
    case 'inZones':
      return list(trait.zones.map(inZone), 'oder')
    case 'fromZones':
      return list(trait.zones.map(fromZone), 'oder')
    case 'samePosition':
      return `auf derselben Position wie ${thing(trait.as, 'nominative')}`
    case 'hostedOn':
      return `auf ${thing(trait.host, 'dative')}`
    case 'hosting':
    case 'cost':
    case 'strength':
    case 'oddCost':
    case 'printedPoints':
      return `mit ${having(trait, 'mit')}`
    case 'ofThatType':
      return 'jenes Typs'
    case 'named':
      return `namens ${trait.name}`
    case 'among':
      return `unter ${thing(trait.cards, 'dative')}`
    case 'nonType':
    case 'nonSubtype':
    case 'advanceable':
    case 'is':
    case 'isThat':
    case 'thisWay':
    case 'met':
      return null
  }
}

/** What follows the noun as a clause of its own; null for what does not. It agrees with what it is about. */
function clause(trait: Trait, key: Gender | 'many'): string | null {
  const verb = key === 'many' ? 'sind' : 'ist'
  const { nominative, accusative } = relatives
  switch (trait.trait) {
    case 'advanceable':
      return trait.corp === 'you'
        ? `${accusative[key]} du vorantreiben kannst`
        : `${accusative[key]} der Konzern vorantreiben kann`
    case 'is':
      return `${nominative[key]} ${isMixed(trait) ? eitherWith(trait, one => predicates(one, key === 'many', false)) : `${isAnyOf(trait, key === 'many')} ${verb}`}`
    case 'isThat':
      return `${nominative[key]} ${thing(trait.card, 'nominative')} ${verb}`
    case 'thisWay':
      return `${nominative[key]} auf diese Weise betroffen ${verb}`
    case 'met':
      return clauseOf(trait, key)
    case 'quality':
    case 'nonType':
    case 'nonSubtype':
    case 'otherThan':
    case 'protecting':
    case 'inRootOf':
    case 'inServer':
    case 'atServer':
    case 'inZones':
    case 'fromZones':
    case 'samePosition':
    case 'hostedOn':
    case 'hosting':
    case 'cost':
    case 'oddCost':
    case 'printedPoints':
    case 'strength':
    case 'ofThatType':
    case 'named':
    case 'among':
      return null
  }
}

/** Without the card itself, which stands before it: it is what somebody has done something to, or to what it was done. */
export const clauseOf = (
  { event, since: span, not }: Omit<Extract<Trait, { trait: 'met' }>, 'trait'>,
  key: Gender | 'many',
): string => relativeText(event, not ? 'not' : 'past', since({ event, since: span }, event.by), key)

export const isQuality = (trait: Trait, of: Quality): boolean =>
  trait.trait === 'quality' && trait.quality === of
export const isOutermost = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'outermost'))

/** A kind of card as a noun, for one or for many. */
export function groupOf(of: Noun, isMany: boolean): Group {
  const copied = of.copyOf === undefined ? '' : text` ${thing(of.copyOf, 'genitive')}`
  const words = of.copyOf === undefined ? heads(of) : [neuter('Exemplar', 'Exemplare')]
  const last = words.at(-1) ?? card
  const told = [...of.traits].sort((a, b) => Number(isQuality(b, 'other')) - Number(isQuality(a, 'other')))
  const key = isMany ? 'many' : last.gender
  const none = of.traits.flatMap(each =>
    each.trait === 'nonType' && areApart(of)
      ? [inCase(group(types[each.type]), { is: 'no' }, 'nominative', isMany)]
      : [],
  )
  const clauses = [
    ...of.traits.flatMap(each => clause(each, key) ?? []),
    ...none.map(each => `${relatives.nominative[key]} ${each} ${isMany ? 'sind' : 'ist'}`),
  ]
  // It is so of ice that protects some server.
  const isSomewhere = isOutermost(of) && !of.traits.some(({ trait }) => trait === 'protecting')
  const where = [
    ...(isSomewhere ? ['vor einem Server'] : []),
    ...of.traits.flatMap(each => behind(each) ?? []),
  ]
  return {
    words,
    adjectives: [...new Set(told.flatMap(each => adjective(each) ?? []))],
    after: ended(
      text`${copied}${where.map(each => ` ${each}`).join('')}`,
      clauses.map(each => `, ${each},`).join(''),
    ),
  }
}

const none: Determiner = { is: 'none' }
const eachDet: Determiner = { is: 'each' }

/** "Jede installierte Karte", in a case. */
export const eachText = (of: Noun, grammatical: Case): Text =>
  inCase(groupOf(of, false), eachDet, grammatical, false)
export const aText = (of: Noun, grammatical: Case): Text =>
  inCase(groupOf(of, false), { is: isOutermost(of) ? 'the' : 'a' }, grammatical, false)
export const manyText = (of: Noun, grammatical: Case): Text =>
  inCase(groupOf(of, true), none, grammatical, true)
export const theFirst = (of: Noun): Group => {
  const it = groupOf(of, false)
  return { ...it, adjectives: ['erst', ...it.adjectives] }
}

/** What else follows a noun that has been named. */
export const moreOf = (traits: readonly Trait[]): Text =>
  ended(
    traits.map(each => ` ${behind(each) ?? ''}`.trimEnd()).join(''),
    traits
      .map(each => clause(each, 'n'))
      .map(told => (told === null ? '' : `, ${told},`))
      .join(''),
  )

/** "Alles ICE" is one mass to the verb. */
export const isMass = ({ types: of, subtypes }: Noun): boolean =>
  of.length > 0 && of.every(each => each === 'ice' || each === 'hardware') && subtypes.length === 0
