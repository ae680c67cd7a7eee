import { defaultOrders } from '@paydata/orders'
import type { BotLevel, BotPace, Person } from '@paydata/protocol'
import {
  botLevel,
  botPace,
  chosenDeck,
  gameCode,
  gameId,
  orders,
  person,
  result,
  roomState,
  settings,
  side,
} from '@paydata/protocol'
import { z } from 'zod'

const scores = z.strictObject({ corp: z.int(), runner: z.int() })
export type Scores = z.infer<typeof scores>

const storedSeat = z.strictObject({
  who: person,
  /** How a bot plays; null for people. */
  level: botLevel.nullable(),
  /** The level of the bot that plays for a player who has left. */
  standIn: botLevel.nullable().default(null),
  /** How fast a bot plays at this seat; null for the pace of the server. */
  pace: botPace.nullable().default(null),
  /** Until when the player is on holiday, in a game by post. */
  holiday: z.int().nullable().default(null),
  deck: chosenDeck.nullable(),
  /** The deck for the second game of a match, and as what its player keeps it. */
  second: z
    .strictObject({
      deck: chosenDeck,
      kept: z.strictObject({ id: z.string(), version: z.int() }).nullable(),
    })
    .nullable()
    .default(null),
  /** Whether others see what the deck is called. */
  deckName: z.enum(['shown', 'hidden']).default('hidden'),
  /** The player's part of the seed, which they give when they are ready. */
  chance: z.string().nullable(),
  wants: z.enum(['nothing', 'swap', 'rematch']),
  orders,
})
export type Seat = z.infer<typeof storedSeat>

/** The stored room of a game: everything around its table but the game itself. */
export const room = z.strictObject({
  id: gameId,
  code: gameCode.nullable(),
  state: roomState,
  settings,
  /** A hash like those of players' passwords. */
  password: z.string().nullable(),
  host: z.string(),
  seats: z.strictObject({ corp: storedSeat.nullable(), runner: storedSeat.nullable() }),
  /** The server's part of the seed, which is shown when the game is over. */
  secret: z.string(),
  result: result.nullable(),
  rematch: gameId.nullable(),
  /** Players who want the spectators to be silent. */
  hushed: z.array(side).default([]),
  /** The players whom the host has sent away from a seat. They cannot sit down again unless the host lets them. */
  unseated: z.array(person).default([]),
  /** Agenda points when the game was over. */
  score: scores.nullable().default(null),
  /** The other game of a match of two, once there is one. */
  other: gameId.nullable().default(null),
  /** In the second game of a match: how the first one ended, by the sides of this one, and when this one begins by itself. */
  before: z
    .strictObject({ winner: side.nullable(), score: scores, begins: z.int() })
    .nullable()
    .default(null),
  since: z.int(),
})
export type Room = z.infer<typeof room>
export type Side = z.infer<typeof side>

export const sides = side.options
export const otherSide = (of: Side): Side => (of === 'corp' ? 'runner' : 'corp')

export const sideOf = (room: Room, player: string): Side | null =>
  sides.find(each => room.seats[each]?.who.id === player) ?? null

/** How a bot plays, and at which pace; null for the pace of the server. */
export interface BotPlays {
  readonly level: BotLevel
  readonly pace: BotPace | null
}

/** The bot that answers for this seat; null if its player does. */
export function botAt(seat: Seat | null): BotPlays | null {
  const level = seat?.level ?? seat?.standIn ?? null
  return seat === null || level === null ? null : { level, pace: seat.pace }
}

export const newSeat = (who: Person): Seat => ({
  who,
  level: null,
  standIn: null,
  pace: null,
  holiday: null,
  deck: null,
  second: null,
  deckName: 'hidden',
  chance: null,
  wants: 'nothing',
  orders: defaultOrders,
})
