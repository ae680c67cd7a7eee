import type { Person } from '@paydata/protocol'
import {
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
import { defaultOrders } from './default-orders.ts'

const storedSeat = z.strictObject({
  who: person,
  /** How a bot plays; null for people. */
  level: z.enum(['random', 'sensible']).nullable(),
  deck: chosenDeck.nullable(),
  /** The player's part of the seed: given by who is ready. */
  chance: z.string().nullable(),
  wants: z.enum(['nothing', 'swap', 'rematch']),
  orders,
})
export type Seat = z.infer<typeof storedSeat>

/** Everything around the table of a game that is not the game, as it is stored. */
export const room = z.strictObject({
  id: gameId,
  code: gameCode.nullable(),
  state: roomState,
  settings,
  /** Kept as passwords of players are. */
  password: z.string().nullable(),
  host: z.string(),
  seats: z.strictObject({ corp: storedSeat.nullable(), runner: storedSeat.nullable() }),
  /** The server's part of the seed, told when the game is over. */
  secret: z.string(),
  result: result.nullable(),
  rematch: gameId.nullable(),
  since: z.int(),
})
export type Room = z.infer<typeof room>
export type Side = z.infer<typeof side>

export const sides = side.options
export const otherSide = (of: Side): Side => (of === 'corp' ? 'runner' : 'corp')

export const sideOf = (room: Room, player: string): Side | null =>
  sides.find(each => room.seats[each]?.who.id === player) ?? null

export const newSeat = (who: Person): Seat => ({
  who,
  level: null,
  deck: null,
  chance: null,
  wants: 'nothing',
  orders: defaultOrders,
})
