import { z } from 'zod'
import { gameId, person, side } from './names.ts'
import { edition } from './settings.ts'

/** A game in which a player is asked. */
export const turn = z.object({
  game: gameId,
  title: z.string(),
  edition,
  side,
  opponent: person.nullable(),
  /** Since when. */
  since: z.number(),
  /** When the player's time is up, in a game by post. */
  due: z.number().nullable(),
})
export type Turn = z.infer<typeof turn>

/** What a player has of holidays from games by post. */
export const holidays = z.object({
  /** Until when they are on one. */
  until: z.number().nullable(),
  /** How many days of this year are left. */
  left: z.int(),
})
export type Holidays = z.infer<typeof holidays>
