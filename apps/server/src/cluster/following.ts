import { places } from '../places.ts'
import type { Sockets } from '../sockets/conversation.ts'
import type { Table } from '../tables/table.ts'
import type { Callers } from './callers.ts'

/**
 * The process to which all players of a game are connected, if none is connected to this one: there, nothing that they do has
 * to travel. Null when the game should stay where it is.
 */
export function whereAllPlayersAre({ room }: Table, callers: Callers, sockets: Sockets): string | null {
  if (room.state !== 'playing') return null
  const players = [room.seats.corp, room.seats.runner].flatMap(seat =>
    seat === null || seat.level !== null ? [] : [places.around(room.id, seat.who.id)],
  )
  if (players.some(place => sockets.sockets.adapter.rooms.has(place))) return null
  const [first = [], ...others] = players.map(place => [...callers.processesAt(place)])
  return first.find(process => others.every(each => each.includes(process))) ?? null
}
