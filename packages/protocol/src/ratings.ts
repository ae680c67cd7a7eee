import { z } from 'zod'
import { gameId, person, side } from './names.ts'
import { format } from './settings.ts'

/** Whether a player wants ratings at all. To a player who does not, no rating is told, and theirs is told to nobody. */
export const ratingWish = z.enum(['shown', 'hidden'])
export type RatingWish = z.infer<typeof ratingWish>

/** How strong a player is on one side in one format, in whole points. */
export const rating = z.object({
  side,
  format,
  rating: z.int(),
  /** How far the true strength may be from it, in 68 of 100 cases. */
  deviation: z.int(),
  /** A rating of which too few games are known, or none for long, is shown with a question mark. */
  is: z.enum(['sure', 'provisional']),
  games: z.int(),
})
export type Rating = z.infer<typeof rating>

/** Why a game for points gave none: a person played a ready deck; both seats were one person's or of one address; a turn was not played; the same two had played within ten minutes; or the operator annulled it. */
export const noPoints = z.enum(['readyDeck', 'oneself', 'tooShort', 'tooSoon', 'annulled'])
export type NoPoints = z.infer<typeof noPoints>

/** A game behind a rating, and what it was afterwards. Of a game that nobody else could watch, others are told neither its id nor the opponent. */
export const ratedGame = z.object({
  game: gameId.nullable(),
  opponent: person.nullable(),
  outcome: z.enum(['won', 'drawn', 'lost']),
  rating: z.int(),
  deviation: z.int(),
  change: z.int(),
  at: z.number(),
})
export type RatedGame = z.infer<typeof ratedGame>

const change = z.object({ before: z.int(), after: z.int() })

/** What a game for points came to. What somebody does not want to be shown is null. */
export const pointsOfGame = z.object({
  /** Null if it gave points, or as long as that is not worked out. */
  why: noPoints.nullable(),
  corp: change.nullable(),
  runner: change.nullable(),
})
export type PointsOfGame = z.infer<typeof pointsOfGame>

/** Three months, such as `2026-4`. */
export const season = z
  .string()
  .max(6)
  .regex(/^20\d\d-[1-4]$/)

/** How many different opponents a player has beaten in a season, in games for points. */
export const inSeason = z.object({ player: person, beaten: z.int() })

/** A finished game of a player, for statistics. `deck` and its version are of those that the player keeps. */
export const myResult = z.object({
  game: gameId,
  side,
  identity: z.string(),
  against: z.string(),
  opponent: z.enum(['person', 'computer']),
  outcome: z.enum(['won', 'drawn', 'lost']),
  how: z.string(),
  turns: z.int(),
  seconds: z.int(),
  deck: z.string().nullable(),
  version: z.int().nullable(),
  at: z.number(),
})
export type MyResult = z.infer<typeof myResult>
