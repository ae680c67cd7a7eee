import type { Text } from '../../phrasing/text.ts'
import { joined, t, titled, withAside } from '../../phrasing/text.ts'
import type { Noun, Servers, Thing, Trait } from '../../tree/tree.ts'
import { figure, numeral, participleOf, quantity, since } from './amounts.ts'
import { relativeText } from './events.ts'
import type { Case, Determiner, Gender, Group, Word } from './grammar.ts'
import { group, inCase, inside, list, names, neuter, relatives, von } from './grammar.ts'
import { adjective, compound, heads, isMass, isOutermost, isQuality, subtypesApart } from './heads.ts'
import {
  card,
  counters,
  fromZone,
  inZone,
  nounSubtypes,
  ofZone,
  rootOf,
  rootsOf,
  serversText,
  serverText,
  subtypeName,
  types,
  zoneText,
} from './names.ts'
import { predicatesIn } from './predicates.ts'
import { byGender, met, ordinal, plurals } from './pronouns.ts'

/** "Eine Job-Karte, die keine Agenda ist": beside several subtypes a type that it is not stands apart. */
const areApart = ({ subtypes }: Noun): boolean => subtypes.length > 1

const places = {
  protecting: (servers: Servers) => t`vor ${serversText(servers, 'dative')}`,
  inRootOf: (servers: Servers) => t`in der ${rootsOf(servers)}`,
  inServer: (servers: Servers) => t`${inside(serversText(servers, 'dative'))}`,
  atServer: (servers: Servers) => t`in oder vor ${serversText(servers, 'dative')}`,
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
function having(trait: Trait, form: Having): Text | null {
  const nicht = form === 'hatNicht' ? 'nicht ' : ''
  switch (trait.trait) {
    case 'hosting': {
      if (trait.counter === 'credit') return t`${nicht}mindestens ${trait.atLeast}[credit]`
      const least = numeral({ count: trait.atLeast })
      const of = form === 'mit' ? 'dative' : 'accusative'
      return t`${nicht}mindestens ${inCase(group(counters[trait.counter]), least, of, trait.atLeast !== 1)}`
    }
    case 'cost':
      return t`${priced[form]} Kosten von höchstens ${figure(trait.atMost, 'dative')}`
    case 'oddCost':
      return t`${odd[form]} ${trait.ofRunner ? 'Spiel- oder Installationskosten' : 'Kosten'}`
    case 'printedPoints':
      return t`${worth[form]} aufgedruckten Agendapunktwert von ${figure(trait.exactly, 'dative')}`
    case 'strength':
      return t`${nicht}höchstens ${trait.atMost} Stärke`
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
    case 'hostingCard':
    case 'points':
    case 'thisWay':
    case 'ofThatType':
    case 'met':
    case 'named':
    case 'among':
      return null
  }
}

/** What follows the noun without a comma; null for what does not. */
function behind(trait: Trait): Text | null {
  switch (trait.trait) {
    case 'quality':
      return trait.quality === 'corp' || trait.quality === 'runner' ? names[trait.quality].genitive : null
    case 'otherThan':
      return t`außer ${thing(trait.card, 'dative')}`
    case 'protecting':
    case 'inRootOf':
    case 'inServer':
    case 'atServer':
      return places[trait.trait](trait.servers)
    case 'inZones':
      return list(trait.zones.map(inZone), trait.each === true ? 'und' : 'oder')
    case 'fromZones':
      return list(trait.zones.map(fromZone), 'oder')
    case 'samePosition':
      return t`auf derselben Position wie ${thing(trait.as, 'nominative')}`
    case 'hostedOn':
      return t`auf ${thing(trait.host, 'dative')}`
    case 'hostingCard':
      return t`mit ${inCase({ ...groupOf(trait.guest, false), adjectives: ['gehostet', ...groupOf(trait.guest, false).adjectives] }, { is: 'a' }, 'dative', false)}`
    case 'points':
      return t`im Wert von höchstens ${trait.atMost} ${trait.atMost === 1 ? 'Agendapunkt' : 'Agendapunkten'}`
    case 'hosting':
    case 'cost':
    case 'strength':
    case 'oddCost':
    case 'printedPoints':
      return t`mit ${having(trait, 'mit') ?? ''}`
    case 'ofThatType':
      return 'jenes Typs'
    case 'named':
      return t`namens ${trait.name}`
    case 'among':
      return t`unter ${thing(trait.cards, 'dative')}`
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

/** "Das gerezzt ist oder höchstens 2 Stärke hat", "das keinen Marker hat". */
function mixed(trait: Extract<Trait, { trait: 'is' }>, isMany: boolean): Text {
  const [only, more] = trait.anyOf
  return trait.not && only !== undefined && more === undefined
    ? predicates(only, isMany, true)
    : eitherWith(trait, one => predicates(one, isMany, false))
}

/** What follows the noun as a clause of its own; null for what does not. It agrees with what it is about. */
function clause(trait: Trait, key: Gender | 'many'): Text | null {
  const verb = key === 'many' ? 'sind' : 'ist'
  const { nominative, accusative } = relatives
  switch (trait.trait) {
    case 'advanceable':
      return trait.corp === 'you'
        ? t`${accusative[key]} du vorantreiben kannst`
        : t`${accusative[key]} der Konzern vorantreiben kann`
    case 'is':
      return t`${nominative[key]} ${isMixed(trait) ? mixed(trait, key === 'many') : t`${isAnyOf(trait, key === 'many')} ${verb}`}`
    case 'isThat':
      return t`${nominative[key]} ${thing(trait.card, 'nominative')} ${verb}`
    case 'thisWay':
      return trait.verb === undefined
        ? t`${nominative[key]} auf diese Weise betroffen ${verb}`
        : t`${nominative[key]} auf diese Weise ${participleOf(trait.verb)} ${key === 'many' ? 'wurden' : 'wurde'}`
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
    case 'hostingCard':
    case 'points':
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
): Text => relativeText(event, not ? 'not' : 'past', since({ event, since: span }, event.by), key)

/** A kind of card as a noun, for one or for many. */
export function groupOf(of: Noun, isMany: boolean): Group {
  const copied = of.copyOf === undefined ? '' : t` ${thing(of.copyOf, 'genitive')}`
  const words = of.copyOf === undefined ? heads(of) : [neuter('Exemplar', 'Exemplare')]
  const last = words.at(-1) ?? card
  const told = [...of.traits].sort((a, b) => Number(isQuality(b, 'other')) - Number(isQuality(a, 'other')))
  const key = isMany ? 'many' : last.gender
  const none = of.traits.flatMap(each =>
    each.trait === 'nonType' && areApart(of)
      ? [inCase(group(types[each.type]), { is: 'no' }, 'nominative', isMany)]
      : [],
  )
  const noSubtypes = subtypesApart(of).map(each =>
    inCase(
      group(nounSubtypes[each] ?? compound([subtypeName(each)], card)),
      { is: 'no' },
      'nominative',
      isMany,
    ),
  )
  const clauses = [
    ...of.traits.flatMap(each => clause(each, key) ?? []),
    ...none.map(each => t`${relatives.nominative[key]} ${each} ${isMany ? 'sind' : 'ist'}`),
    ...(noSubtypes.length === 0
      ? []
      : [t`${relatives.nominative[key]} ${list(noSubtypes, 'und')} ${isMany ? 'sind' : 'ist'}`]),
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
    after: withAside(
      t`${copied}${joined(
        where.map(each => t` ${each}`),
        '',
      )}`,
      joined(
        clauses.map(each => t`, ${each}`),
        '',
      ),
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
const moreOf = (traits: readonly Trait[]): Text =>
  withAside(
    joined(
      traits.flatMap(each => behind(each) ?? []).map(each => t` ${each}`),
      '',
    ),
    joined(
      traits.flatMap(each => clause(each, 'n') ?? []).map(each => t`, ${each}`),
      '',
    ),
  )

/** "2 deiner anderen installierten Karten". */
const ofYours = (of: Noun): Text => inCase(groupOf(of, true), { is: 'yours' }, 'genitive', true)
const isYours = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'yours'))

/** Cards of which nothing is said but that they are among others, or others of them. */
function amongWhat({ types: of, subtypes, traits }: Noun): Thing | null {
  const [first, ...more] = traits.filter(each => !isQuality(each, 'other'))
  return of.length + subtypes.length + more.length === 0 && first?.trait === 'among' ? first.cards : null
}

const atRandom = (of: Extract<Thing, { is: 'some' }>, it: Group): Group =>
  of.atRandom === true ? { ...it, adjectives: ['zufällig', ...it.adjectives] } : it

function some(of: Extract<Thing, { is: 'some' }>, grammatical: Case): Text {
  const { amount, noun } = of
  const among = amongWhat(noun)
  if (among !== null) {
    const { count, tail } = quantity(amount)
    const isOther = noun.traits.some(each => isQuality(each, 'other'))
    return t`${count} ${isOther ? (amount.count === 1 ? 'andere ' : 'weitere ') : ''}${thing(among, 'genitive')}${tail}`
  }
  const isOne = (amount.but ?? amount.count) === 1
  const { tail } = quantity(amount)
  const many = isYours(noun)
    ? t`${quantity(amount).count} ${ofYours(noun)}`
    : inCase(atRandom(of, groupOf(noun, !isOne)), numeral(amount), grammatical, !isOne)
  const how = t`${many}${tail}`
  return of.chosenBy === undefined ? how : t`${how} (gewählt ${von(names[of.chosenBy].dative)})`
}

const genderOf = (of: Noun): Word['gender'] => (heads(of).at(-1) ?? card).gender

function that({ noun, many, which }: Extract<Thing, { is: 'that' }>, grammatical: Case): Text {
  const it = groupOf(noun, many)
  if (which === 'that') return inCase(it, { is: 'that' }, grammatical, many)
  const adjectives =
    which === 'chosen'
      ? ['gewählt']
      : typeof which === 'number'
        ? [ordinal(which)]
        : [ordinal(which.chosen), 'gewählt']
  return inCase({ ...it, adjectives: [...adjectives, ...it.adjectives] }, { is: 'the' }, grammatical, many)
}

function metText(of: Extract<Thing, { runner: unknown }>, grammatical: Case): Text {
  const isYou = of.runner === 'you'
  if (of.is === 'nextEncountered') {
    const next = inCase(group(types.ice, 'nächst'), { is: 'the' }, grammatical, false)
    return withAside(
      next,
      t`, mit dem ${isYou ? 'du' : 'der Runner'} in diesem Run konfrontiert ${isYou ? 'wirst' : 'wird'}`,
    )
  }
  const { word, clause } = met[of.is]
  const it = of.noun === undefined ? group(word) : groupOf(of.noun, false)
  const { gender } = it.words.at(-1) ?? word
  return withAside(inCase(it, { is: 'the' }, grammatical, false), t`, ${clause(gender, isYou)}`)
}

export function thing(of: Thing, grammatical: Case): Text {
  switch (of.is) {
    case 'this':
      return inCase(
        group(of.type === null ? card : types[of.type], ...(of.rezzed === true ? ['gerezzt'] : [])),
        { is: 'this' },
        grammatical,
        false,
      )
    case 'it':
      return (of.many ? plurals : byGender[genderOf(of.noun)])[grammatical]
    case 'encountered':
    case 'approached':
    case 'accessed':
    case 'nextEncountered':
      return metText(of, grammatical)
    case 'host': {
      const [first = card] = heads(of.noun)
      return inCase(group(compound(['Host'], first)), { is: 'the' }, grammatical, false)
    }
    case 'that':
      return that(of, grammatical)
    case 'rest':
      return { nominative: 'der Rest', accusative: 'den Rest', dative: 'dem Rest', genitive: 'des Rests' }[
        grammatical
      ]
    case 'some':
      return of.ofThem === true ? t`${quantity(of.amount).count} davon` : some(of, grammatical)
    case 'any':
      return isYours(of.noun) ? t`1 ${ofYours(of.noun)}` : aText(of.noun, grammatical)
    case 'atLeast':
      return inCase(
        groupOf(of.noun, true),
        { is: 'figure', text: t`${of.least} oder mehr`, one: false },
        grammatical,
        true,
      )
    case 'all':
      if (isYours(of.noun)) return t`alle ${ofYours(of.noun)}`
      return isMass(of.noun)
        ? inCase(groupOf(of.noun, false), { is: 'all' }, grammatical, false)
        : inCase(groupOf(of.noun, true), { is: 'all' }, grammatical, true)
    case 'kind':
      return inCase(groupOf(of.noun, !isMass(of.noun)), { is: 'none' }, grammatical, !isMass(of.noun))
    case 'top': {
      const { count, tail } = quantity(of.amount)
      const isOne = of.amount.count === 1
      const cards = { ...card, many: `${count} ${card.many}` }
      return t`${inCase(group(cards, 'oberst'), { is: 'the' }, grammatical, !isOne)} ${ofZone(of.deck)}${tail}`
    }
    case 'eachOf':
      return t`jeweils ${thing(of.of, grammatical)}`
    case 'or':
      return list(
        of.of.map(each => thing(each, grammatical)),
        'oder',
      )
    case 'only':
      return t`${thing(of.of, grammatical)}${moreOf(of.traits)}`
    case 'zone':
      return zoneText(of.zone, grammatical)
    case 'which':
      return ''
    case 'titled':
      return titled(of.title)
    case 'unknown': {
      if (of.server === null) return inCase(group(card), { is: 'a' }, grammatical, false)
      if (of.protects)
        return t`${inCase(group(types.ice, 'ungerezzt'), { is: 'none' }, grammatical, false)} vor ${serverText(of.server, 'dative')}`
      return t`${inCase(group(card, 'verdeckt'), { is: 'a' }, grammatical, false)} in ${rootOf(of.server)}`
    }
  }
}

/** Whether a verb after it is in the plural. */
export const isMany = (of: Thing): boolean =>
  ((of.is === 'all' || of.is === 'kind') && !isMass(of.noun)) ||
  of.is === 'atLeast' ||
  ((of.is === 'that' || of.is === 'it') && of.many) ||
  (of.is === 'top' && of.amount.count !== 1)

/** "Die Stärke dieses ICEs", "seine Stärke"; "den aufgedruckten Kosten jener Karte". */
export function belonging(what: Text, key: 'f' | 'many', of: Thing, grammatical: Case): Text {
  const ending = grammatical === 'dative' ? { f: 'er', many: 'en' }[key] : 'e'
  if (of.is === 'it') return t`${itsStem(of)}${ending} ${what}`
  const article = grammatical === 'dative' ? { f: 'der', many: 'den' }[key] : 'die'
  return t`${article} ${what} ${ofThing(of)}`
}
const itsStem = (of: Extract<Thing, { is: 'it' }>): Text =>
  of.many || genderOf(of.noun) === 'f' ? 'ihr' : 'sein'
/** "Dieses ICEs", "seiner": a name stands after "von". */
export const ofThing = (of: Thing): Text =>
  of.is === 'titled' ? t`${von(thing(of, 'dative'))}` : thing(of, 'genitive')
/** "Der Subroutinen dieses ICEs", "seiner Subroutinen". */
export const severalOf = (what: Text, of: Thing): Text =>
  of.is === 'it' ? t`${itsStem(of)}er ${what}` : t`der ${what} ${ofThing(of)}`

export const accusative = (of: Thing): Text => thing(of, 'accusative')
export const dative = (of: Thing): Text => thing(of, 'dative')

const { anyPredicate, denied, eitherWith, havings, isAnyOf, isMixed, predicate, predicates } =
  /* @__PURE__ */ predicatesIn({ aText, behind, groupOf, having, manyText, thing })

export { anyPredicate, denied, havings, predicate, predicates }
