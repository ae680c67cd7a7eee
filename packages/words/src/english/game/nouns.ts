import type { CardType } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, spaced, t, titled } from '../../phrasing/text.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Noun as Kind, Quality, Thing, Trait } from '../../tree/tree.ts'
import { done, figure, quantity, since } from './amounts.ts'
import { eventText, isByPlayer } from './events.ts'
import type { Noun, Quantity } from './grammar.ts'
import { article, counted, does, list, noun, ordinal, subject } from './grammar.ts'
import {
  card,
  counters,
  nounSubtypes,
  serversText,
  serverText,
  subtypeName,
  types,
  zoneText,
} from './names.ts'
import { predicatesIn } from './predicates.ts'

/** Ice and hardware are counted in pieces, or spoken of as one mass. */
type Counting = 'pieces' | 'mass'
const inPieces: readonly CardType[] = ['ice', 'hardware']

/** A type with what stands right before it: "piece of non-liability barrier ice". */
function typeNoun(type: CardType, counting: Counting, before: Text): Noun {
  if (!inPieces.includes(type)) return noun(spaced(before, types[type].one), spaced(before, types[type].many))
  const kind = spaced(before, type)
  return counting === 'mass' ? noun(kind, kind) : noun(t`piece of ${kind}`, t`pieces of ${kind}`)
}

/** The noun that the types or the subtypes of cards give, with what it is not. */
function head({ types: of, subtypes, copyOf, traits }: Kind, counting: Counting): Noun {
  if (copyOf !== undefined) return noun(t`copy of ${thing(copyOf)}`, t`copies of ${thing(copyOf)}`)
  const without = joined(
    traits.flatMap(each => whatItIsNot(each) ?? []),
    ' ',
  )
  const names = list(subtypes.map(subtypeName), 'or')
  if (of.length > 0) {
    const all = of.map((type, i) => typeNoun(type, counting, i === 0 ? spaced(without, names) : ''))
    return noun(
      list(
        all.map(({ one }) => one),
        'or',
      ),
      list(
        all.map(({ many }) => many),
        'or',
      ),
    )
  }
  if (subtypes.length === 0 || !subtypes.every(each => nounSubtypes.includes(each))) {
    const { one, many } = card
    return noun(spaced(without, names, one), spaced(without, names, many))
  }
  const many = subtypes.map(each => (each === 'sentry' ? 'sentries' : t`${each}s`))
  return noun(spaced(without, names), spaced(without, list(many, 'or')))
}

/** Those that are not called by their name. */
const qualities: Exceptions<
  Quality,
  | 'rezzed'
  | 'unrezzed'
  | 'faceup'
  | 'facedown'
  | 'installed'
  | 'unique'
  | 'other'
  | 'outermost'
  | 'hosted'
  | 'drawn'
  | 'revealed',
  string
> = {
  corp: 'Corp',
  runner: 'Runner',
  yours: 'installed',
}

/** What a card is. */
const quality = (trait: Trait): Text | null =>
  trait.trait === 'quality' ? (qualities[trait.quality] ?? trait.quality) : null
const whatItIsNot = (trait: Trait): Text | null =>
  trait.trait === 'nonType'
    ? t`non-${trait.type}`
    : trait.trait === 'nonSubtype'
      ? t`non-${subtypeName(trait.subtype)}`
      : null
/** What stands before the noun; null for what follows it. */
const before = (trait: Trait): Text | null => quality(trait) ?? whatItIsNot(trait)

/** What a card has: it follows "with" or "has"; null for what it is. */
function having(trait: Trait): Text | null {
  switch (trait.trait) {
    case 'cost':
      return typeof trait.atMost === 'object'
        ? t`a printed cost of no more than ${figure(trait.atMost)}`
        : t`a printed cost of ${figure(trait.atMost)} or less`
    case 'oddCost':
      return t`a printed ${trait.ofRunner ? 'play or install cost' : 'cost'} that is an odd number`
    case 'printedPoints':
      return t`a printed agenda point value equal to ${figure(trait.exactly)}`
    case 'strength':
      return t`${trait.atMost} or less strength`
    default:
      return nothing(trait)
  }
}
/** What a card is: of a new trait somebody has to decide whether a card is it or has it. */
type Been =
  | 'quality'
  | 'nonType'
  | 'nonSubtype'
  | 'advanceable'
  | 'otherThan'
  | 'is'
  | 'isThat'
  | 'protecting'
  | 'inRootOf'
  | 'inServer'
  | 'atServer'
  | 'inZones'
  | 'fromZones'
  | 'samePosition'
  | 'hostedOn'
  | 'hosting'
  | 'points'
  | 'hostingCard'
  | 'thisWay'
  | 'ofThatType'
  | 'met'
  | 'named'
  | 'among'
const nothing = (_: Extract<Trait, { trait: Been }>): null => null

const places = {
  protecting: (server: Text) => t`protecting ${server}`,
  inRootOf: (server: Text) => t`in the root of ${server}`,
  inServer: (server: Text) => t`in ${server}`,
  atServer: (server: Text) => t`in the root of or protecting ${server}`,
}

/** What follows the noun, of one or of many; null for what stands before it. */
function after(trait: Trait, many = false): Text | null {
  switch (trait.trait) {
    case 'quality':
    case 'nonType':
    case 'nonSubtype':
      return null
    case 'advanceable':
      return t`${subject[trait.corp]} can advance`
    case 'otherThan':
      return t`other than ${thing(trait.card)}`
    case 'is':
      return t`that ${predicates({ types: [], subtypes: [], traits: [trait] }, many, false)}`
    case 'isThat':
      return t`that ${many ? 'are' : 'is'} ${thing(trait.card)}`
    case 'protecting':
    case 'inRootOf':
    case 'inServer':
    case 'atServer':
      return places[trait.trait](serversText(trait.servers))
    case 'inZones':
      return t`in ${list(trait.zones.map(zoneText), trait.each === true ? 'and' : 'or')}`
    case 'fromZones':
      return t`from ${list(trait.zones.map(zoneText), 'or')}`
    case 'samePosition':
      return t`in the same position as ${thing(trait.as)}`
    case 'hostedOn':
      return t`hosted on ${thing(trait.host)}`
    case 'hosting': {
      const { one, many } = counters[trait.counter]
      if (trait.counter === 'credit') return t`hosting ${trait.atLeast}[credit] or more`
      return t`hosting ${trait.atLeast === 1 ? t`at least 1 ${one}` : t`${trait.atLeast} or more ${many}`}`
    }
    case 'hostingCard':
      return t`hosting ${article(described(trait.guest).one)}`
    case 'points':
      return t`worth ${trait.atMost} or less agenda points`
    case 'cost':
    case 'oddCost':
    case 'printedPoints':
    case 'strength':
      return t`with ${having(trait) ?? ''}`
    case 'thisWay':
      return trait.verb === undefined ? 'this way' : t`${done[trait.verb]} this way`
    case 'ofThatType':
      return 'of that type'
    case 'met':
      // "A card you accessed", but "a card that was rezzed".
      return !trait.not && isByPlayer(trait.event) ? metText(trait) : t`that ${metText(trait, many)}`
    case 'named':
      return t`named ${trait.name}`
    case 'among':
      return t`from among ${thing(trait.cards)}`
  }
}

/** Without the card itself, or several, which stand before it. */
export const metText = (
  { event, since: span, not }: Omit<Extract<Trait, { trait: 'met' }>, 'trait'>,
  many = false,
): Text =>
  t`${eventText({ ...event, card: { is: 'which', many } }, not ? 'not' : 'past')}${since({ event, since: span }, event.by)}`

const isQuality = (trait: Trait, of: Quality): boolean => trait.trait === 'quality' && trait.quality === of

const isOutermost = ({ traits }: Kind): boolean => traits.some(each => isQuality(each, 'outermost'))

/** "Another", first of all. */
const inOrder = (traits: readonly Trait[]): readonly Trait[] => [
  ...traits.filter(each => isQuality(each, 'other')),
  ...traits.filter(each => !isQuality(each, 'other')),
]

function described(of: Kind, counting: Counting = 'pieces'): Noun {
  const { one, many } = head(of, counting)
  const first = [...new Set(inOrder(of.traits).flatMap(each => quality(each) ?? []))]
  const last = (isMany: boolean) => of.traits.flatMap(each => after(each, isMany) ?? [])
  // It is so of ice that protects some server.
  const where =
    isOutermost(of) && !of.traits.some(({ trait }) => trait === 'protecting') ? ['protecting a server'] : []
  return noun(
    joined([...first, one, ...last(false), ...where], ' '),
    joined([...first, many, ...last(true), ...where], ' '),
  )
}

export const nounText = described

/** What follows a noun that has been named. */
export const following = (traits: readonly Trait[]): Text =>
  list(
    traits.flatMap(each => after(each) ?? []),
    'and',
  )

/** "All ice" is one mass to the verb. */
export const isMass = ({ types: of, subtypes }: Kind): boolean =>
  of.length === 1 && of.every(each => inPieces.includes(each)) && subtypes.length < 2
const mass = (of: Kind): Text => described(of, 'mass').many

const isYours = (of: Kind): boolean => of.traits.some(each => isQuality(each, 'yours'))

/** Cards of which nothing is said but that they are among others, or others of them. */
function amongWhat({ types: of, subtypes, traits }: Kind): Thing | null {
  const [first, ...more] = traits.filter(each => !isQuality(each, 'other'))
  return of.length + subtypes.length + more.length === 0 && first?.trait === 'among' ? first.cards : null
}

/** So many of them: "another program", "1 of those cards", "1 of your other installed cards". */
export function some(amount: Quantity, of: Kind): Text {
  const among = amongWhat(of)
  if (among !== null) {
    const isOther = of.traits.some(each => isQuality(each, 'other'))
    const count = isOther ? (amount.count === '1' ? 'another' : t`${amount.count} others`) : amount.count
    return t`${count} of ${thing(among)}${amount.tail}`
  }
  const it = described(of)
  // "Any number of" has its "of" already.
  if (isYours(of))
    return t`${amount.count}${amount.count === 'any number of' ? '' : ' of'} your ${it.many}${amount.tail}`
  return amount.count === '1' && of.traits.some(each => isQuality(each, 'other'))
    ? t`${article(it.one)}${amount.tail}`
    : counted(amount, it)
}

function that({ noun: of, many, which }: Extract<Thing, { is: 'that' }>, counting: Counting = 'mass'): Text {
  const name = described(of, counting)[many ? 'many' : 'one']
  if (typeof which === 'number') return t`the ${ordinal(which)} ${name}`
  if (typeof which === 'object') return t`the ${ordinal(which.chosen)} chosen ${name}`
  return which === 'chosen' ? t`the chosen ${name}` : t`${many ? 'those' : 'that'} ${name}`
}

const meeting = { encountered: 'encountering', approached: 'approaching', accessed: 'accessing' }
/** What the Runner is at: "the ice you are encountering", or on a card of the Corp "the encountered ice". */
function met({ is, noun: of, runner }: Extract<Thing, { runner: unknown }>): Text {
  if (is === 'nextEncountered') return t`the next piece of ice ${does(runner, 'encounter')} during this run`
  const name = of === undefined ? (is === 'accessed' ? 'card' : 'ice') : described(of).one
  return runner === 'you' ? t`the ${name} you are ${meeting[is]}` : t`the ${is} ${name}`
}

export function thing(of: Thing): Text {
  switch (of.is) {
    case 'this':
      return t`this ${of.type ?? 'card'}${of.rezzed === true ? ' (while it is rezzed)' : ''}`
    case 'it':
      return of.many ? 'them' : 'it'
    case 'encountered':
    case 'approached':
    case 'accessed':
    case 'nextEncountered':
      return met(of)
    case 'host':
      return t`host ${head(of.noun, 'mass').one}`
    case 'that':
      return that(of)
    case 'rest':
      return 'the rest'
    case 'some': {
      const text =
        of.ofThem === true ? t`${quantity(of.amount).count} of them` : some(quantity(of.amount), of.noun)
      const how = of.atRandom === true ? t`${text} at random` : text
      return of.chosenBy === undefined ? how : t`${how} (chosen by ${subject[of.chosenBy]})`
    }
    case 'any':
      if (isOutermost(of.noun)) return t`the ${described(of.noun).one}`
      return isYours(of.noun) ? t`1 of your ${described(of.noun).many}` : article(described(of.noun).one)
    case 'atLeast':
      return t`${of.least} or more ${described(of.noun).many}`
    case 'all':
      return isYours(of.noun) ? t`all of your ${mass(of.noun)}` : t`all ${mass(of.noun)}`
    case 'kind':
      return isYours(of.noun) ? t`your ${mass(of.noun)}` : mass(of.noun)
    case 'top': {
      const { count, one, tail } = quantity(of.amount)
      const deck = zoneText(of.deck)
      return one && count === '1' ? t`the top card of ${deck}` : t`the top ${count} cards of ${deck}${tail}`
    }
    case 'eachOf':
      return t`each of ${thing(of.of)}`
    case 'or':
      return list(of.of.map(thing), 'or')
    case 'only':
      return joined([thing(of.of), ...of.traits.flatMap(each => after(each) ?? before(each) ?? [])], ' ')
    case 'zone':
      return zoneText(of.zone)
    case 'which':
      return ''
    case 'titled':
      return titled(of.title)
    case 'unknown':
      if (of.server === null) return 'a card'
      if (of.protects) return t`unrezzed ice protecting ${serverText(of.server)}`
      return t`a facedown card in ${typeof of.server === 'object' ? serverText(of.server) : t`the root of ${serverText(of.server)}`}`
  }
}

/** One piece of ice, where ice would be a mass: "that piece of ice is protecting". */
export const piece = (of: Thing): Text => (of.is === 'that' ? that(of, 'pieces') : thing(of))

/** As the subject of a sentence: "they", where the object is "them". */
export const asSubject = (of: Thing): Text => (of.is === 'it' && of.many ? 'they' : thing(of))

/** Whether a verb after it is in the plural. */
export const isMany = (of: Thing): boolean =>
  ((of.is === 'all' || of.is === 'kind') && !isMass(of.noun)) ||
  of.is === 'atLeast' ||
  ((of.is === 'that' || of.is === 'it' || of.is === 'which') && of.many === true) ||
  (of.is === 'top' && of.amount.count !== 1)

export const { anyPredicates, predicate, predicates } = /* @__PURE__ */ predicatesIn({
  after,
  having,
  isOutermost,
  nounText,
  quality,
  thing,
})
