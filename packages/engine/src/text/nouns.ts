import type { Cards, Choose, Group, One, Place, Test } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import type { Zone } from '../state/names.ts'
import { quantity } from './amounts.ts'
import { eventOf } from './events.ts'
import { serversName, zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { calledOf, person } from './reading.ts'
import type { Amount, Noun, Person, Quality, Thing, Trait, Which } from './tree.ts'

const quality = (of: Quality): Trait => ({ trait: 'quality', quality: of })

/** What a test that is no type says of cards. */
function traitsOf(r: Reading, test: Test): readonly Trait[] {
  switch (test.is) {
    case 'type':
    case 'subtype':
    case 'copyOf':
    case 'copyOfAny':
      return []
    case 'side':
      return [quality(test.side)]
    case 'advanceable':
      return [{ trait: 'advanceable', corp: person(r, 'corp') }]
    case 'rezzed':
    case 'unrezzed':
    case 'faceup':
    case 'facedown':
    case 'installed':
    case 'unique':
    case 'outermost':
    case 'other':
      return [quality(test.is)]
    case 'not':
      return traitsOfNot(r, test.test)
    case 'either':
      return [{ trait: 'is', not: false, anyOf: eitherOf(r, test) }]
    case 'protecting':
    case 'inRootOf':
    case 'atServer':
      return [{ trait: test.is, servers: serversName(r, test.server) }]
    case 'samePosition':
      return [{ trait: 'samePosition', as: one(r, test.as) }]
    case 'same':
      return [{ trait: 'isThat', card: one(r, test.as) }]
    case 'hostedOn':
      return test.host === 'self' ? [quality('hosted')] : [{ trait: 'hostedOn', host: one(r, test.host) }]
    case 'hosts':
      return [{ trait: 'hosting', counter: test.counter, atLeast: test.atLeast }]
    case 'cost':
      return [{ trait: 'cost', atMost: quantity(r, test.atMost) }]
    case 'oddCost':
      return [{ trait: 'oddCost', ofRunner: false }]
    case 'strength':
      return [{ trait: 'strength', atMost: test.atMost }]
    case 'in':
      return [{ trait: 'inZones', zones: test.zones.map(zone => zoneName(r, zone)) }]
    case 'met':
      return [metOf(r, test, false)]
    case 'named':
      return [{ trait: 'named', name: test.name }]
    default:
      return never(test)
  }
}

const metOf = (r: Reading, { what, by, since }: Extract<Test, { is: 'met' }>, not: boolean): Trait => ({
  trait: 'met',
  event: {
    ...eventOf(r, { what: [what] }),
    by: by === undefined ? null : person(r, by),
    card: { is: 'which' },
  },
  since,
  not,
})

function traitsOfNot(r: Reading, test: Test): readonly Trait[] {
  if (test.is === 'type') return test.types.map(type => ({ trait: 'nonType', type }))
  if (test.is === 'subtype') return test.subtypes.map(subtype => ({ trait: 'nonSubtype', subtype }))
  if (test.is === 'same') {
    const card = one(r, test.as)
    // What has just been spoken of goes without saying: "another installed piece of ice".
    return card.is === 'it' || card.is === 'subject' ? [quality('other')] : [{ trait: 'otherThan', card }]
  }
  if (test.is === 'not') return traitsOf(r, test.test)
  if (test.is === 'met') return [metOf(r, test, true)]
  return [{ trait: 'is', not: true, anyOf: eitherOf(r, test) }]
}

const eitherOf = (r: Reading, test: Test): readonly Noun[] =>
  test.is === 'either' ? test.tests.flatMap(each => eitherOf(r, each)) : [testsNoun(r, [test])]

/** "A card that you accessed during this run." */
const metNoun = (r: Reading, { met, since }: Extract<Test, { is: 'copyOfAny' }>): Noun => ({
  ...anyCard,
  traits: [{ trait: 'met', event: { ...eventOf(r, met), card: { is: 'which' } }, since, not: false }],
})

/** The kind of card that a list of tests describes. */
export function testsNoun(r: Reading, tests: readonly Test[]): Noun {
  const { types, subtypes } = headOf(tests)
  const copied = tests.find(test => test.is === 'copyOf')
  const any = tests.find(test => test.is === 'copyOfAny')
  return {
    types,
    subtypes,
    ...(copied?.is === 'copyOf' && {
      copyOf: one({ ...r, it: null, said: { ...r.said, last: null } }, copied.card),
    }),
    ...(any?.is === 'copyOfAny' && { copyOf: { is: 'any', noun: metNoun(r, any) } as const }),
    traits: tests.flatMap(test => traitsOf(r, test)),
  }
}

/** What cards are, by their type and subtypes alone. */
function headOf(tests: readonly Test[]): Noun {
  const types = tests.flatMap(test => (test.is === 'type' ? [test.types] : [])).at(-1) ?? []
  return { types, subtypes: tests.flatMap(test => (test.is === 'subtype' ? test.subtypes : [])), traits: [] }
}

const anyCard: Noun = { types: [], subtypes: [], traits: [] }

/** What meets the Runner is ice, so that its type goes without saying. */
export const asIce = (noun: Noun): Noun =>
  noun.types.length + noun.subtypes.length === 0 ? { ...noun, types: ['ice'] } : noun

/** Cards are in a zone, or are taken from it. */
type Relation = 'inZones' | 'fromZones'

const isZones = (place: Place): place is readonly Zone[] => Array.isArray(place)

function placed(r: Reading, { from: place, where }: Group, relation: Relation): readonly Trait[] {
  if (isZones(place)) return [{ trait: relation, zones: place.map(zone => zoneName(r, zone)) }]
  if (typeof place === 'object' && 'remembered' in place) return [{ trait: 'thisWay' }]
  if (typeof place === 'object')
    return [{ trait: 'among', cards: 'top' in place ? topOf(r, place) : one(r, place) }]
  switch (place) {
    case 'installed':
    case 'rig':
      // What protects a server is installed.
      return where.some(test => test.is === 'protecting') ? [] : [quality('installed')]
    case 'hosted':
    case 'drawn':
      return [quality(place)]
    case 'root':
      return [{ trait: 'inRootOf', servers: ['any'] }]
    case 'ice':
      return [{ trait: 'protecting', servers: ['any'] }]
    case 'corpHand':
      return [{ trait: relation, zones: [zoneName(r, 'hq')] }]
    case 'scoreAreas':
      return [{ trait: relation, zones: [{ zone: 'scoreAreas', whose: 'you' }] }]
    default:
      return [{ trait: relation, zones: [zoneName(r, place)] }]
  }
}

const topOf = (r: Reading, { top, of }: Extract<Place, { top: unknown }>): Thing => ({
  is: 'top',
  amount: quantity(r, top),
  deck: zoneName(r, of),
})

/** Another thing is spoken of from here on. */
function other(r: Reading, thing: Thing): Thing {
  r.said.last = null
  return thing
}

export const topCards = (r: Reading, place: Extract<Place, { top: unknown }>): Thing =>
  other(r, topOf(r, place))

const isQuality = (trait: Trait, of: Quality): boolean => trait.trait === 'quality' && trait.quality === of

/** Cards of a group. That something is said twice of them, the place and a test say. */
export function groupNoun(r: Reading, group: Group, relation: Relation = 'inZones'): Noun {
  const noun = testsNoun(r, group.where)
  const traits: Trait[] = []
  const isHere = group.from === 'installed' || group.from === 'rig'
  for (const told of [...placed(r, group, relation), ...noun.traits]) {
    // Installed cards of the reader's own side are the reader's.
    const trait = isHere && isQuality(told, r.side) ? quality('yours') : told
    if (!traits.some(each => JSON.stringify(each) === JSON.stringify(trait))) traits.push(trait)
  }
  // What is rezzed or not is installed.
  const isSaid = traits.some(trait => isQuality(trait, 'rezzed') || isQuality(trait, 'unrezzed'))
  return { ...noun, traits: isSaid ? traits.filter(trait => !isQuality(trait, 'installed')) : traits }
}

const isIt = ({ it }: Reading, of: One): boolean =>
  typeof of === 'object' ? typeof it === 'object' && it !== null && it.the === of.the : of === it

const plainly = ({ types, subtypes }: Noun): Noun => ({ types, subtypes, traits: [] })

/** What a thing is, for a pronoun to agree with. */
function kindOf(thing: Thing): Noun {
  switch (thing.is) {
    case 'this':
      return { types: [thing.type], subtypes: [], traits: [] }
    case 'encountered':
    case 'approached':
    case 'nextEncountered':
      return thing.noun ?? { types: ['ice'], subtypes: [], traits: [] }
    case 'it':
    case 'subject':
    case 'that':
    case 'host':
    case 'some':
    case 'any':
      return plainly(thing.noun)
    default:
      return anyCard
  }
}

/** A pronoun for a thing. */
export const pronounOf = (thing: Thing): Thing => ({
  is: 'it',
  many:
    ((thing.is === 'that' || thing.is === 'it') && thing.many) ||
    thing.is === 'all' ||
    ((thing.is === 'some' || thing.is === 'top') && thing.amount.count !== 1),
  noun: kindOf(thing),
})

/** One object the text speaks of. */
export function one(r: Reading, of: One): Thing {
  const named = typeof of === 'object' ? r.names.get(of.the) : undefined
  if (named !== undefined && 'is' in named && named.is === r.it) return one(r, named.is)
  if (isIt(r, of)) return pronounOf(thingOf(r, of))
  const thing = thingOf(r, of)
  if (thing.is !== 'this' && thing.is !== 'that' && thing.is !== 'host') return other(r, thing)
  const key = JSON.stringify(thing)
  if (r.said.last === key) return pronounOf(thing)
  r.said.last = key
  return thing
}

function thingOf(r: Reading, of: One): Thing {
  if (typeof of === 'object') return theNamed(r, of.the)
  switch (of) {
    case 'self':
      return { is: 'this', type: r.type }
    case 'encountered':
      if (r.encounter === 'next') return { is: 'nextEncountered', runner: person(r, 'runner') }
      return {
        is: of,
        runner: person(r, 'runner'),
        ...(r.meets.length > 0 && { noun: testsNoun(r, r.meets) }),
      }
    case 'it':
      return { is: 'subject', noun: headOf(r.subject) }
    case 'host':
      return { is: of, noun: headOf(r.host) }
    case 'accessed':
      return {
        is: of,
        runner: person(r, 'runner'),
        ...(r.meets.length > 0 && { noun: testsNoun(r, r.meets) }),
      }
    case 'approached':
      return { is: of, runner: person(r, 'runner') }
    default:
      return never(of)
  }
}

/** That a card is of any type its owner installs goes without saying. */
export const isInstallable = (test: Test): boolean =>
  test.is === 'type' &&
  [corpInstalls, runnerInstalls].some(
    types => types.length === test.types.length && types.every(type => test.types.includes(type)),
  )
const corpInstalls = ['agenda', 'asset', 'ice', 'upgrade'] as const
const runnerInstalls = ['hardware', 'program', 'resource'] as const

function theNamed(r: Reading, name: string): Thing {
  const named = r.names.get(name)
  if (named === undefined) return { is: 'that', noun: anyCard, many: false, which: 'chosen' }
  if ('is' in named) return thingOf(r, named.is)
  if ('rest' in named) return { is: 'rest', of: named.rest }
  const { tests, many } = calledOf(named)
  const noun = headOf(tests.filter(test => !isInstallable(test)))
  return { is: 'that', noun, many, which: whichOf(r, name) }
}

/** Which it is of those that the ability would call the same; another ability has chosen it before. */
function whichOf(r: Reading, name: string): Which {
  const call = (each: string): string | null => {
    const named = r.names.get(each)
    if (named === undefined || !('choice' in named || 'result' in named)) return null
    if (
      'result' in named &&
      !('cards' in named.result || 'at' in named.result || named.result.do === 'search')
    )
      return null
    const { tests, many } = calledOf(named)
    return JSON.stringify([headOf(tests), many])
  }
  const own = call(name)
  const names = r.together[r.ability] ?? []
  if (r.together.length > 0 && !names.includes(name)) return 'chosen'
  const alike = names.filter(each => call(each) === own)
  return own === null || alike.length < 2 ? 'that' : alike.indexOf(name)
}

const from = (place: Group['from']): Group => ({ from: place, where: [] })

function range(r: Reading, { choose, least, most }: Choose): Amount {
  const isAll = typeof most === 'object' && most.amount === 'count' && isSame(from(choose.from), most.of)
  if (least === 0 && isAll) return { count: 'anyNumber' }
  const upper = quantity(r, most)
  if (least === most || JSON.stringify(least) === JSON.stringify(most)) return upper
  return { ...upper, from: least === 0 ? 0 : quantity(r, least).count }
}

const isSame = (them: Group | null, group: Group): boolean =>
  them !== null && JSON.stringify(them) === JSON.stringify(group)

export function choice(r: Reading, choose: Choose, doer: Person, noun?: Noun): Thing {
  const by = choose.by === undefined ? doer : person(r, choose.by)
  return other(r, {
    is: 'some',
    amount: range(r, choose),
    noun: noun ?? groupNoun(r, choose.choose, 'fromZones'),
    ...(isSame(r.them, choose.choose) && { ofThem: true }),
    ...(by !== doer && { chosenBy: by }),
  })
}

/** The cards an instruction acts on, chosen by who carries it out unless it says otherwise. */
export function cards(r: Reading, of: Cards, doer: Person = 'you'): Thing {
  if (typeof of === 'string' || 'the' in of) return one(r, of)
  if ('choose' in of) return choice(r, of, doer)
  if ('random' in of)
    return other(r, {
      is: 'some',
      amount: quantity(r, of.random),
      noun: groupNoun(r, of.of, 'fromZones'),
      atRandom: true,
    })
  const { from, where } = of.all
  if (typeof from === 'object' && !isZones(from) && !('remembered' in from) && where.length === 0)
    return 'top' in from ? topCards(r, from) : one(r, from)
  return other(r, { is: 'all', noun: groupNoun(r, of.all) })
}

/** Each of several cards gets as much. */
export function eachOf(r: Reading, of: Cards): Thing {
  const these = cards(r, of)
  return typeof of === 'object' && 'choose' in of && of.most !== 1 ? { is: 'eachOf', of: these } : these
}

/** Agendas that are forfeited: their score area goes without saying (CR 8.2.5). */
export const forfeited = (r: Reading, of: Cards, doer: Person): Thing =>
  typeof of === 'object' && 'choose' in of
    ? choice(r, of, doer, testsNoun(r, of.choose.where))
    : cards(r, of, doer)
