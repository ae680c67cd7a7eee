import { z } from 'zod'
import { because } from './because.ts'
import { gameId, person, side } from './names.ts'
import { result, roomState } from './room.ts'
import { namedReply, reply } from './table.ts'

const deck = z.object({ identity: z.string(), cards: z.array(z.string()) })

const common = {
  format: z.literal('paydata game'),
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
}
const how = { automatic: z.boolean() }
const reason = { because: because.optional() }
/** A digest of the game after an answer, by which who plays it again knows that it goes as it went. */
const after = z.string().optional()

/**
 * A game from its beginning to its end, as `npm run play -- --resume` and everything with an engine reads it. It names what
 * was chosen, and the rules and cards by which the game began, so a later release finds out where it would go another way.
 */
export const replayFile = z.object({
  ...common,
  version: z.literal(2),
  rules: z.int(),
  cards: z.record(z.string(), z.int()),
  /** No reply: the player gave up, or had no time left. Both: they agreed on a draw. */
  answers: z.array(
    z.union([
      z.object({ by: side, named: namedReply.nullable(), after, ...how, ...reason }),
      z.object({ by: z.literal('both'), named: z.null(), after, ...how }),
    ]),
  ),
})
export type ReplayFile = z.infer<typeof replayFile>

/** A file as releases wrote it that gave each answer by its place in a list. Nothing in it tells how the game went then. */
const replayFileByPlace = z.object({
  ...common,
  version: z.literal(1),
  answers: z.array(
    z.union([
      z.object({ by: side, reply: reply.nullable(), ...how, ...reason }),
      z.object({ by: z.literal('both'), reply: z.null(), ...how }),
    ]),
  ),
})

export const anyReplayFile = z.discriminatedUnion('version', [replayFile, replayFileByPlace])
export type AnyReplayFile = z.infer<typeof anyReplayFile>

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
  /** Older servers gave theirs as version 1. */
  file: anyReplayFile,
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
