import { z } from 'zod'
import { gameId, person, side } from './names.ts'
import { result } from './room.ts'

const ofSides = z.object({ corp: z.number(), runner: z.number() })

/** The occurrences that statistics count. Everybody at the table saw each of them. */
export const counted = z.enum([
  'clicksSpent',
  'creditsGained',
  'creditsSpent',
  'drawn',
  'played',
  'installed',
  'rezzed',
  'advanced',
  'scored',
  'stolen',
  'trashed',
  'runBegan',
  'runSuccessful',
  'accessed',
  'subroutineBroken',
  'subroutineResolved',
  'damageSuffered',
  'tagsTaken',
])
export type Counted = z.infer<typeof counted>

/** The statistics of a finished game. */
export const gameStatistics = z.object({
  game: gameId,
  players: z.object({ corp: person, runner: person }),
  identities: z.object({ corp: z.string(), runner: z.string() }),
  result,
  score: ofSides,
  turns: z.int(),
  /** Seconds from the first decision to the last. */
  seconds: z.number(),
  /** How many answers each player, or a bot for them, has given, without those of standing orders and macros. */
  decisions: ofSides,
  /** How many seconds the game waited for each player. */
  thinking: ofSides,
  /** How often or how much each side did of each thing. What neither side did is left out. */
  counts: z.partialRecord(counted, ofSides),
})
export type GameStatistics = z.infer<typeof gameStatistics>

/** Counts of finished games. Those that were neither won nor drawn were lost. */
export const tally = z.object({ played: z.int(), won: z.int(), drawn: z.int() })
export type Tally = z.infer<typeof tally>

const record = z.object({
  all: tally,
  sides: z.object({ corp: tally, runner: tally }),
  identities: z.array(tally.extend({ identity: z.string(), side })),
  /** How many games were won and lost in each way, by `how` of the result. */
  wonBy: z.record(z.string(), z.int()),
  lostBy: z.record(z.string(), z.int()),
  /** Medians of the player's games; null if there are no games. */
  turns: z.number().nullable(),
  seconds: z.number().nullable(),
})
export type PlayerRecord = z.infer<typeof record>

/** The statistics of a player's newest finished games. Other players' include only public games, a player's own all games. */
export const playerStatistics = z.object({
  player: person,
  people: record,
  bots: record,
})
export type PlayerStatistics = z.infer<typeof playerStatistics>
