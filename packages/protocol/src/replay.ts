import { z } from 'zod'
import { gameId, person, side } from './names.ts'
import { result, roomState } from './room.ts'
import { reply } from './table.ts'

const deck = z.object({ identity: z.string(), cards: z.array(z.string()) })

/** A game from its beginning to its end, as `npm run play -- --resume` and everything with an engine reads it. */
export const replayFile = z.object({
  format: z.literal('paydata game'),
  version: z.literal(1),
  bots: z.array(side),
  /** What the decks were called. */
  decks: z.object({ corp: z.string(), runner: z.string() }),
  setup: z.object({
    edition: z.string(),
    definitions: z.string(),
    /** The sets of the format; of a game of all sets none. */
    sets: z.array(z.string()).optional(),
    seed: z.string(),
    corp: deck,
    runner: deck,
  }),
  /** No reply: the player gave up, or had no time left. Both: they agreed on a draw. */
  answers: z.array(
    z.union([
      z.object({
        by: side,
        reply: reply.nullable(),
        automatic: z.boolean(),
        /** Why a bot answered so, in a sentence; it may tell of cards that only its side saw. */
        because: z.string().max(2000).optional(),
      }),
      z.object({ by: z.literal('both'), reply: z.null(), automatic: z.boolean() }),
    ]),
  ),
})
export type ReplayFile = z.infer<typeof replayFile>

/** What shows that nobody chose the shuffles: the commitment hashes the secret, all three parts make the seed. */
export const shuffle = z.object({
  commitment: z.string(),
  secret: z.string(),
  corp: z.string(),
  runner: z.string(),
})

export const replay = z.object({
  game: gameId,
  players: z.object({ corp: person, runner: person }),
  result: result.nullable(),
  file: replayFile,
  shuffle,
})
export type Replay = z.infer<typeof replay>

/** A game that somebody played, or has still to play. */
export const played = z.object({
  game: gameId,
  /** What who made it has called it; empty if nothing. */
  title: z.string(),
  state: roomState,
  side,
  opponent: person.nullable(),
  result: result.nullable(),
  since: z.number(),
})
