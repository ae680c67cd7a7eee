import { availableParallelism } from 'node:os'
import type { Distant } from '@paydata/bots'
import { startThinkers } from '@paydata/bots/node'
import { cardsVersion, printings } from '@paydata/cards'
import { broughtToPlay, readyDecks } from '@paydata/decks'
import type { NextTurn } from './matches/slices.ts'
import { nextTurn } from './matches/slices.ts'
import { newSecret } from './rooms/making.ts'
import type { FromTimeToTime } from './tables/tending.ts'
import { fromTimeToTime } from './tables/tending.ts'
import type { Finding } from './threads/finding.ts'
import { findingAside } from './threads/finding.ts'
import type { Hashing } from './threads/hashing.ts'
import { hashingAside } from './threads/hashing.ts'
import type { Lists } from './threads/lists.ts'
import { readingAside } from './threads/lists.ts'
import type { PackGame } from './threads/packing.ts'
import { packingAside } from './threads/packing.ts'
import type { Painting } from './threads/painting.ts'
import { paintingAside } from './threads/painting.ts'
import { now } from './time.ts'

/** What a thread that has games needs from outside besides its configuration; tests bring their own. */
export interface Surroundings extends Finding, Hashing, Lists, Painting {
  /** The time of clocks, in milliseconds. */
  readonly now: () => number
  /** The server's part of the seed of a game. */
  readonly newSecret: () => string
  /** Thinks for bots in another thread. */
  readonly think: Distant
  /** Packs a game that is over, likewise. */
  readonly pack: PackGame
  readonly again: FromTimeToTime
  /** Lets other requests be served before long work continues. */
  readonly nextTurn: NextTurn
}

/** The surroundings of one of so many threads that have games. Threads beside it start when they are first needed. */
export const surroundingsOf = (threads: number): Surroundings => ({
  again: fromTimeToTime,
  nextTurn,
  now,
  newSecret,
  think: thinkingAside(threads),
  ...findingAside(),
  ...readingAside(),
  ...paintingAside(),
  ...hashingAside(),
  pack: packingAside(),
})

/** The threads in which bots think. One core is left to the games. */
function thinkingAside(threads: number): Distant {
  const decks = readyDecks.map(broughtToPlay)
  const most = Math.max(1, Math.floor(availableParallelism() / threads) - 1)
  return startThinkers({ version: cardsVersion, cards: printings, decks }, most).think
}
