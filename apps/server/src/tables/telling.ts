import type { ToTell } from '@paydata/match'
import type { Tell } from '../places.ts'
import { places } from '../places.ts'
import { sides } from '../rooms/room.ts'
import { listingOf, roomView } from '../rooms/views.ts'
import type { Lobby } from './lobby.ts'
import { isNothing } from './lobby.ts'
import { presenceAt } from './people.ts'
import type { Table } from './table.ts'
import { standingAt } from './table.ts'

export interface Telling {
  readonly tell: Tell
}

export interface LobbyTelling extends Telling {
  readonly lobby: Lobby
}

/** Shows the room of a game to everybody who watches it. */
export function tellAround({ tell }: Telling, table: Table): void {
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

/** Shows in the lobby how a game is listed, if that has changed. */
export function tellLobby({ tell, lobby }: LobbyTelling, { room, isDeserted }: Table): void {
  const listing = isDeserted ? null : listingOf(room)
  const changes = listing === null ? lobby.unlist(room.id) : lobby.list(listing)
  if (!isNothing(changes)) tell(places.lobby, 'listed', changes)
}

/** Shows what has changed in a game to each eye that looks. */
export function tellUpdates({ tell }: Telling, game: string, updates: readonly ToTell[]): void {
  for (const { eye, update } of updates) tell(places.eye(game, eye), 'update', { game, eye, update })
}
