import { violationsOf } from './legality.ts'
import { moreReadyDecks } from './more-ready.ts'
import type { Pool } from './pools.ts'
import type { ReadyDeck } from './ready-deck.ts'
import { starterDecks } from './starter.ts'

/** Every deck that is there to be played at once. */
export const readyDecks: readonly ReadyDeck[] = [...starterDecks, ...moreReadyDecks]

/** Those that are legal in a format on a day, or without a day by its last lists. */
export const readyDecksIn = (pool: Pool, day?: string): readonly ReadyDeck[] =>
  readyDecks.filter(deck => violationsOf(deck, pool, day).length === 0)
