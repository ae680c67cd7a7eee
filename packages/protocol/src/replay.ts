import { z } from 'zod'
import { because } from './because.ts'
import { gameId, person, side } from './names.ts'
import { matchOfTwo, result, roomState } from './room.ts'
import { edition } from './settings.ts'
import { namedReply, reply } from './table.ts'

const deck = z.object({ identity: z.string(), cards: z.array(z.string()) })

const common = {
  format: z.literal('paydata game'),
  bots: z.array(side),
  /** The names of the decks. */
  decks: z.object({ corp: z.string(), runner: z.string() }),
  setup: z.object({
    edition: z.string(),
    definitions: z.string(),
    /** The sets of cards of the format; left out if the game may use all sets. */
    sets: z.array(z.string()).optional(),
    winAt: z.int().optional(),
    seed: z.string(),
    corp: deck,
    runner: deck,
  }),
}
const how = { automatic: z.boolean() }
const reason = { because: because.optional() }
/** A digest of the game after an answer. A replay checks by it that the game takes the same course. */
const after = z.string().optional()

/**
 * A game from its beginning to its end. `npm run play -- --resume`, browsers and servers can read it. It names the options that were
 * chosen, and the rules and cards by which the game began, so a later release notices where it would take another course.
 */
export const replayFile = z.object({
  ...common,
  version: z.literal(2),
  rules: z.int(),
  cards: z.record(z.string(), z.int()),
  /** `named` is null if the player conceded or lost on time, or, with `both`, if the players agreed on a draw. */
  answers: z.array(
    z.union([
      z.object({ by: side, named: namedReply.nullable(), after, ...how, ...reason }),
      z.object({ by: z.literal('both'), named: z.null(), after, ...how }),
    ]),
  ),
})
export type ReplayFile = z.infer<typeof replayFile>

/** A file of an older release, whose answers give options by their places. It has no digests to check the course of the game by. */
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

/**
 * The proof that nobody chose the shuffles: the commitment is a hash of the server's secret, and the secret and the parts of both
 * players make the seed.
 */
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
  /** Older servers gave files of version 1. */
  file: anyReplayFile,
  shuffle,
})
export type Replay = z.infer<typeof replay>

/** A game in the list of a player's games, finished or not. */
export const played = z.object({
  game: gameId,
  /** The title that the host gave the game; empty if there is none. */
  title: z.string(),
  state: roomState,
  /** By whose rules it is played. Servers of earlier releases do not say it. */
  edition: edition.default('26.03'),
  side,
  opponent: person.nullable(),
  result: result.nullable(),
  /** The match that it is one of two games of. */
  match: matchOfTwo.nullable().default(null),
  since: z.number(),
})
