import { places } from '../places.ts'
import type { Room } from '../rooms/room.ts'
import { sides } from '../rooms/room.ts'
import type { Telling } from '../tables/telling.ts'

/** Tells both players that they are at a table. Whoever misses it asks with `mySearch`. */
export function tellPaired({ tell }: Telling, room: Room): void {
  for (const side of sides) {
    const player = room.seats[side]?.who.id
    if (player !== undefined) tell(places.person(player), 'paired', { game: room.id })
  }
}
