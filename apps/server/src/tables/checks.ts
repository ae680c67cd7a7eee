import { isOutdated } from '@paydata/match'
import type { Match } from '../matches/match.ts'
import { RefusedError } from '../refusing.ts'
import type { Side } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import type { Table } from './table.ts'

/** The game that is on at a table. */
export const matchAt = ({ match, room }: Pick<Table, 'match' | 'room'>): Match => {
  if (match === null) throw new RefusedError(room.state === 'over' ? 'gameOver' : 'notOn')
  return match
}

/** The side that a player plays. */
export function seatAt({ room }: Pick<Table, 'room'>, player: string): Side {
  const side = sideOf(room, player)
  if (side === null) throw new RefusedError('notYourGame')
  return side
}

/** Whether a side has won in this way already: a client asks again after a lost acknowledgement. */
export function hasWon(table: Table, side: Side, how: string): boolean {
  const { result } = matchAt(table).position
  return result?.winner === side && result.how === how
}

/** A player whose seat a bot holds must take it back first. */
export function mustHoldOwnSeat({ room }: Pick<Table, 'room'>, by: Side): void {
  if (room.seats[by]?.standIn !== null)
    throw new RefusedError('notReady', { because: [{ code: 'botPlaysForYou' }] })
}

/** A request that was made at another position is refused, unless nothing that it is about has changed since. */
export function mustBeAt({ position }: Match, version: number): void {
  if (isOutdated(position, version)) throw new RefusedError('staleQuestion')
}
