import type { CardsOrRandom, Choose, Group, Place, Test, Zone } from '@paydata/engine/language'
import { quantity } from './amounts.ts'
import { zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { isNamed, keyOf, one, other } from './references.ts'
import { quality, testsNoun } from './traits.ts'
import type { Amount, Noun, Person, Quality, Thing, Trait } from './tree.ts'

/** Cards are in a zone, or are taken from it. */
type Relation = 'inZones' | 'fromZones'

const isZones = (place: Place): place is readonly Zone[] => Array.isArray(place)

const isRemembered = (place: Place): place is Extract<Place, { remembered: string }> =>
  typeof place === 'object' && 'remembered' in place

/** "A card trashed this way". */
function thisWayOf(r: Reading, name: string): Trait {
  const named = r.names.get(name)
  return named !== undefined && 'result' in named
    ? { trait: 'thisWay', verb: named.result.do }
    : { trait: 'thisWay' }
}

function placed(r: Reading, { from: place, where }: Group, relation: Relation): readonly Trait[] {
  if (isZones(place)) return [{ trait: relation, zones: place.map(zone => zoneName(r, zone)) }]
  if (isRemembered(place)) return [thisWayOf(r, place.remembered)]
  if (isNamed(place) && isRevealed(r, place.the)) return [quality('revealed')]
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

export const topCards = (r: Reading, place: Extract<Place, { top: unknown }>): Thing =>
  other(r, topOf(r, place))

const isQuality = (trait: Trait, of: Quality): boolean => trait.trait === 'quality' && trait.quality === of

function isRevealed(r: Reading, name: string): boolean {
  const named = r.names.get(name)
  return named !== undefined && 'result' in named && named.result.do === 'reveal'
}

/** Where cards are that the trigger condition has just said to be discarded. */
function isWhereTheyWent(r: Reading, { from }: Group, test: Test): boolean {
  const named = isNamed(from) ? r.names.get(from.the) : undefined
  return (
    named !== undefined &&
    'those' in named &&
    named.those.what.every(each => each === 'discarded') &&
    test.is === 'in'
  )
}

/** Cards of a group. That something is said twice of them, the place and a test say. */
export function groupNoun(
  r: Reading,
  group: Group,
  relation: Relation = 'inZones',
  doer: Person = 'you',
): Noun {
  const noun = testsNoun(
    r,
    group.where.filter(test => !isWhereTheyWent(r, group, test)),
  )
  const traits: Trait[] = []
  const isHere = group.from === 'installed' || group.from === 'rig'
  for (const told of [...placed(r, group, relation), ...noun.traits]) {
    // Installed cards of the reader's own side are the reader's, unless the other player looks at them.
    const mine = isHere && doer === 'you' && isQuality(told, r.side) ? quality('yours') : told
    // Of cards that were named, all but some of them are the others.
    const other = isNamed(group.from) && mine.trait === 'otherThan' ? quality('other') : mine
    // Those that an instruction has moved somewhere are taken from there.
    const trait =
      isRemembered(group.from) && other.trait === 'inZones' ? { ...other, trait: relation } : other
    if (!traits.some(each => JSON.stringify(each) === JSON.stringify(trait))) traits.push(trait)
  }
  // What is rezzed or not is installed.
  const isSaid = traits.some(trait => isQuality(trait, 'rezzed') || isQuality(trait, 'unrezzed'))
  return { ...noun, traits: isSaid ? traits.filter(trait => !isQuality(trait, 'installed')) : traits }
}

/** Those of cards spoken of before that nothing else was done to. */
export const theRest = (r: Reading, name: string): Thing => ({ is: 'rest', of: one(r, { the: name }) })

const isNotSame = (test: Test): boolean => test.is === 'not' && test.test.is === 'same'

const from = (place: Group['from']): Group => ({ from: place, where: [] })

/** "All but 1". */
function exceptIn({ choose, most }: Choose): number | null {
  if (typeof most !== 'object' || most.amount !== 'minus' || typeof most.less !== 'number') return null
  const { from, less } = most
  return typeof from === 'object' && from.amount === 'count' && isSame(choose, from.of) ? less : null
}

function range(r: Reading, of: Choose): Amount {
  const { choose, least, most } = of
  const but = exceptIn(of)
  if (but !== null) return { count: 'all', but }
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
  const some: Thing = {
    is: 'some',
    amount: range(r, choose),
    noun: noun ?? groupNoun(r, choose.choose, exceptIn(choose) === null ? 'fromZones' : 'inZones', by),
    ...(isSame(r.them, choose.choose) && { ofThem: true }),
    ...(by !== doer && { chosenBy: by }),
  }
  return other(r, some, keyOf(r, { the: choose.as }))
}

/** The cards an instruction acts on, chosen by the player who carries it out unless it says otherwise. */
export function cards(r: Reading, of: CardsOrRandom, doer: Person = 'you'): Thing {
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
  if (isNamed(from) && where.length > 0 && where.every(isNotSame)) return theRest(r, from.the)
  if (typeof from === 'object' && !isZones(from) && !('remembered' in from) && where.length === 0)
    return 'top' in from ? topCards(r, from) : one(r, from)
  return other(r, { is: 'all', noun: ofEach(groupNoun(r, of.all)) })
}

/** "All cards in your grip and in your heap": of several places none is left out. */
const ofEach = (noun: Noun): Noun => ({
  ...noun,
  traits: noun.traits.map(each =>
    each.trait === 'inZones' && each.zones.length > 1 ? { ...each, each: true } : each,
  ),
})

/** What is derezzed was rezzed, and what is rezzed was not, without saying so. */
export const without = (said: 'rezzed' | 'unrezzed', { choose, ...more }: Choose): Choose => ({
  ...more,
  choose: { ...choose, where: choose.where.filter(({ is }) => is !== said) },
})

/** Each of several cards gets as much. */
export function eachOf(r: Reading, of: CardsOrRandom): Thing {
  const these = cards(r, of)
  return typeof of === 'object' && 'choose' in of && of.most !== 1 ? { is: 'eachOf', of: these } : these
}

/** Agendas that are forfeited: their score area goes without saying (CR 8.2.5). */
export const forfeited = (r: Reading, of: CardsOrRandom, doer: Person): Thing =>
  typeof of === 'object' && 'choose' in of
    ? choice(r, of, doer, testsNoun(r, of.choose.where))
    : cards(r, of, doer)
