import { z } from 'zod'
import { gameId, person, side } from './names.ts'
import { result } from './room.ts'

const ofSides = z.object({ corp: z.number(), runner: z.number() })

/** What is counted of a game: all of it was seen by everybody at the table. */
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

/** A game that is over, in numbers. */
export const gameStatistics = z.object({
  game: gameId,
  players: z.object({ corp: person, runner: person }),
  identities: z.object({ corp: z.string(), runner: z.string() }),
  result,
  score: ofSides,
  turns: z.int(),
  /** From the first decision to the last. */
  seconds: z.number(),
  /** What each player, or a bot for them, has decided: without what standing orders passed and macros did. */
  decisions: ofSides,
  /** Seconds in which the game waited for a player. */
  thinking: ofSides,
  /** Who did what how often, or how much of it; what nobody did is left out. */
  counts: z.partialRecord(counted, ofSides),
})
export type GameStatistics = z.infer<typeof gameStatistics>

/** Games that ended; those that are neither won nor drawn were lost. */
export const tally = z.object({ played: z.int(), won: z.int(), drawn: z.int() })
export type Tally = z.infer<typeof tally>

const record = z.object({
  all: tally,
  sides: z.object({ corp: tally, runner: tally }),
  identities: z.array(tally.extend({ identity: z.string(), side })),
  /** How games were won and lost, by the word of the result. */
  wonBy: z.record(z.string(), z.int()),
  lostBy: z.record(z.string(), z.int()),
  /** Medians; null where there is none. */
  turns: z.number().nullable(),
  seconds: z.number().nullable(),
})
export type PlayerRecord = z.infer<typeof record>

/** A player's newest games that are over. Others see those that were public; who asks for their own sees all. */
export const playerStatistics = z.object({
  player: person,
  people: record,
  bots: record,
})
export type PlayerStatistics = z.infer<typeof playerStatistics>
