import type { Room, Side } from '../rooms/room.ts'
import { sides } from '../rooms/room.ts'

/** Whether a room waits for an opponent of its host. */
export const isWaiting = (room: Room): boolean =>
  room.state === 'open' && sides.filter(side => room.seats[side] !== null).length === 1

/** Who has sat down with whoever looked for an opponent in this room; null if nobody has. */
export function comerTo(before: Room, after: Room): { readonly side: Side; readonly player: string } | null {
  for (const side of sides) {
    const seat = after.seats[side]
    if (before.seats[side] === null && seat !== null && seat.level === null)
      return { side, player: seat.who.id }
  }
  return null
}
