import { pools } from '@paydata/decks'
import type { Setup } from '@paydata/engine'
import { at, gameOf, pairsIn, starterGame } from '../pool.ts'

/** Older editions in which the starter decks play too: what they do elsewhere than the newest one costs as well. */
const editions = ['2017', '2013'] as const

const many = (count: number, make: (nth: number) => Setup): Setup[] =>
  Array.from({ length: count }, (_, nth) => make(nth))

export const starterGames = (): readonly Setup[] => many(12, nth => starterGame(nth, `work ${nth}`))

/** The games that all counts are taken from, always the same: cards of the Core Set, of Startup, and by older rules. */
export const workGames = (): readonly Setup[] => [
  ...starterGames(),
  ...many(6, nth => gameOf(pools.startup, at(pairsIn(pools.startup), nth), `work startup ${nth}`)),
  ...editions.flatMap(edition =>
    many(3, nth => ({ ...starterGame(nth * 5, `work ${edition} ${nth}`), edition })),
  ),
]
