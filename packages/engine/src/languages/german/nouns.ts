import type { Noun, Quality, Servers, Trait } from '../../text/tree.ts'
import { figure, numeral, quantity, since } from './amounts.ts'
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

/** "Virus-Programm", "Nicht-Icebreaker-Programm", "Verbindungs- oder Job-Ressource". */
export function compound(names: readonly string[], word: Word): Word {
  const linked = names.map(name => (/(tion|ung|tät)$/.test(name) ? `${name}s-` : `${name}-`))
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

function adjective(trait: Trait): string | null {
  if (trait.trait !== 'quality' || trait.quality === 'corp' || trait.quality === 'runner') return null
  return trait.quality === 'yours' ? adjectives.installed : adjectives[trait.quality]
}

const places = {
  protecting: (servers: Servers) => `vor ${serversText(servers, 'dative')}`,
  inRootOf: (servers: Servers) => `in der ${rootsOf(servers)}`,
  inServer: (servers: Servers) => `in ${serversText(servers, 'dative')}`,
  atServer: (servers: Servers) => `in oder vor ${serversText(servers, 'dative')}`,
}

/** What a card has: it follows "mit", or stands before "hat"; null for what it is. */
function having(trait: Trait): string | null {
  switch (trait.trait) {
    case 'hosting': {
      const least = numeral({ count: trait.atLeast })
      return `mindestens ${inCase(group(counters[trait.counter]), least, 'dative', trait.atLeast !== 1)}`
    }
    case 'cost': {
      const { count, tail } = quantity(trait.atMost)
      return `aufgedruckten Kosten von höchstens ${count}${tail}`
    }
    case 'strength':
      return `höchstens ${trait.atMost} Stärke`
    default:
      return null
  }
}

/** What follows the noun without a comma; null for what does not. */
function behind(trait: Trait): string | null {
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
      return `mit ${having(trait)}`
    case 'oddCost':
      return `mit ungeraden aufgedruckten ${trait.ofRunner ? 'Spiel- oder Installationskosten' : 'Kosten'}`
    case 'printedPoints':
      return `mit einem aufgedruckten Agendapunktwert von ${figure(trait.exactly, 'dative')}`
    case 'ofThatType':
      return 'jenes Typs'
    case 'named':
      return `namens ${trait.name}`
    case 'among':
      return `unter ${thing(trait.cards, 'dative')}`
    default:
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
      return `${nominative[key]} ${trait.not ? 'nicht ' : ''}${list(trait.anyOf.map(predicate), 'oder')} ${verb}`
    case 'isThat':
      return `${nominative[key]} ${thing(trait.card, 'nominative')} ${verb}`
    case 'thisWay':
      return `${nominative[key]} auf diese Weise betroffen ${verb}`
    case 'met':
      return clauseOf(trait, key)
    default:
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
const isOutermost = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'outermost'))

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

/** What it has besides. */
export const havings = ({ traits }: Noun): readonly string[] => traits.flatMap(each => having(each) ?? [])

/** Before "ist" and "hat": "gerezzt ist", "kein Programm ist", "nicht höchstens 2 Stärke hat". */
export function predicates(of: Noun, isMany: boolean, not: boolean): string {
  const traits = of.traits.filter(each => having(each) === null)
  const isNone = of.types.length + of.subtypes.length + traits.length === 0 && of.copyOf === undefined
  const is = isNone ? [] : [`${(not ? denied : predicate)({ ...of, traits })} ${isMany ? 'sind' : 'ist'}`]
  const has = havings(of).map(each => `${not ? 'nicht ' : ''}${each} ${isMany ? 'haben' : 'hat'}`)
  return list([...is, ...has], 'und')
}

/** "Ein Icebreaker oder ein Run-Ereignis ist": a verb that all share stands once. */
export const anyPredicate = (of: readonly Noun[], isMany: boolean): string =>
  of.every(each => havings(each).length === 0)
    ? `${list(of.map(predicate), 'oder')} ${isMany ? 'sind' : 'ist'}`
    : list(
        of.map(each => predicates(each, isMany, false)),
        'oder',
      )

/** What a clause tells of a card is no predicate: it is a card of which it is told. */
const isToldInClause = ({ trait }: Trait): boolean =>
  trait === 'advanceable' || trait === 'thisWay' || trait === 'met'
const isKind = (of: Noun): boolean =>
  of.types.length + of.subtypes.length > 0 || of.copyOf !== undefined || of.traits.some(isToldInClause)

/** "Gerezzt oder ein Programm", "nicht gerezzt", "weder gerezzt noch ein Programm". */
function isAnyOf({ not, anyOf }: Extract<Trait, { trait: 'is' }>): Text {
  const [first, ...others] = anyOf
  if (!not) return list(anyOf.map(predicate), 'oder')
  return first !== undefined && others.length === 0
    ? denied(first)
    : `weder ${anyOf.map(predicate).join(' noch ')}`
}

function predicateOf(trait: Trait): Text | null {
  switch (trait.trait) {
    case 'nonType':
      return inCase(group(types[trait.type]), { is: 'no' }, 'nominative', false)
    case 'nonSubtype':
      return `keine ${subtypeName(trait.subtype)}-Karte`
    case 'is':
      return isAnyOf(trait)
    case 'isThat':
      return thing(trait.card, 'nominative')
    default:
      return adjective(trait) ?? behind(trait)
  }
}

/** After "ist": "gerezzt", "ein Programm", "vor HQ". */
export function predicate(of: Noun): Text {
  if (isKind(of)) return aText(of, 'nominative')
  return list(
    of.traits.flatMap(each => predicateOf(each) ?? []),
    'und',
  )
}

/** After "ist": "nicht gerezzt", "kein Programm". */
export const denied = (of: Noun): Text =>
  isKind(of) ? inCase(groupOf(of, false), { is: 'no' }, 'nominative', false) : `nicht ${predicate(of)}`

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
