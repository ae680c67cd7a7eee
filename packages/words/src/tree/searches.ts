import type { Branch, Instruction, Search, Zone } from '@paydata/engine/language'
import { quantity } from './amounts.ts'
import type { Deed } from './doing.ts'
import { zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { testsNoun } from './traits.ts'

const decks: readonly Zone[] = ['rnd', 'stack']
export const isShuffled = (zones: readonly Zone[]): boolean => zones.some(zone => decks.includes(zone))

/** `zones`: of which one is chosen. */
export function searchOf(r: Reading, i: Search, zones: readonly Zone[] = [i.zone]): Deed<'search'> {
  const who = person(r, i.by)
  return {
    say: 'search',
    who,
    zones: zones.map(zone => zoneName(r, zone)),
    for:
      i.each === undefined
        ? [{ is: 'some', amount: quantity(r, i.most), noun: testsNoun(r, i.for) }]
        : i.each.map(kind => ({
            is: 'some',
            amount: quantity(r, i.most),
            noun: testsNoun(r, [...i.for, kind]),
          })),
    differ: i.names === 'different',
  }
}

/** CR 8.7.3: a deck is shuffled after a search, before anything is done with what was found. */
export const shuffleAfter = (
  r: Reading,
  i: Search,
  zones: readonly Zone[] = [i.zone],
): readonly Deed<'shuffle'>[] =>
  zones
    .filter(zone => decks.includes(zone))
    .map(zone => ({
      say: 'shuffle',
      who: person(r, i.by),
      deck: zoneName(r, zone),
      afterSearch: true,
    }))

/** What is done where a search has found something: with that, which the text says of it. */
export function isWhereFound(r: Reading, { if: condition, otherwise }: Branch): boolean {
  if (condition.if !== 'bound' || otherwise !== undefined) return false
  const named = r.names.get(condition.name)
  return named !== undefined && 'result' in named && named.result.do === 'search'
}

/** A search, and the zones of which one is searched. */
export interface Searching {
  readonly search: Search
  readonly zones: readonly Zone[]
}

/** A search, or the choice between searches that differ in nothing but the zone: "search HQ, R&D, or Archives". */
export function searchesIn(i: Instruction): Searching | null {
  if (i.do === 'search') return { search: i, zones: [i.zone] }
  if (i.do !== 'oneOf' || i.least !== 1 || i.most !== 1) return null
  const searches = i.modes.flatMap(([only, more]) =>
    only?.do === 'search' && more === undefined ? [only] : [],
  )
  const [search] = searches
  if (search === undefined || searches.length < i.modes.length) return null
  const alike = (each: Search): string => JSON.stringify({ ...each, zone: null, is: null })
  return searches.every(each => alike(each) === alike(search))
    ? { search, zones: searches.map(each => each.zone) }
    : null
}
