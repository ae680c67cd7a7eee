import type { ToTell } from '@paydata/match'
import { sides } from '../rooms/room.ts'
import { listingOf, roomView } from '../rooms/views.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Table } from './table.ts'
import { presenceAt, standingAt } from './table.ts'

/** Shows what is around a table to everybody who is there. */
export function tellAround({ tell }: World, table: Table): void {
  const { room } = table
  const presence = presenceAt(table)
  const standing = standingAt(table)
  const players: string[] = []
  for (const side of sides) {
    const seat = room.seats[side]
    if (seat === null || seat.level !== null) continue
    const place = places.around(room.id, seat.who.id)
    players.push(place)
    tell(place, 'room', { room: roomView(room, seat.who.id, presence, standing) })
  }
  tell(places.around(room.id, null), 'room', { room: roomView(room, '', presence, standing) }, players)
}

/** Keeps the lobby true. */
export function tellLobby({ tell, lobby }: World, { room, isDeserted }: Table): void {
  const listing = isDeserted ? null : listingOf(room)
  const before = lobby.get(room.id)
  if (listing === null) {
    if (lobby.delete(room.id)) tell(places.lobby, 'listed', { changed: [], gone: [room.id] })
  } else if (JSON.stringify(listing) !== JSON.stringify(before)) {
    lobby.set(room.id, listing)
    tell(places.lobby, 'listed', { changed: [listing], gone: [] })
  }
}

export function tellUpdates({ tell }: World, game: string, updates: readonly ToTell[]): void {
  for (const { eye, update } of updates) tell(places.eye(game, eye), 'update', { game, eye, update })
}
