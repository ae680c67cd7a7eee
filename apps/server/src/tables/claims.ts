import { questionFor } from '@paydata/engine'
import { awayLeft } from '@paydata/match'
import { isByPost } from '@paydata/protocol'
import { RefusedError } from '../refusing.ts'
import type { Side } from '../rooms/room.ts'
import { botAt, otherSide } from '../rooms/room.ts'
import { hasWon, matchAt, seatAt } from './checks.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { presenceAt } from './people.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

/** Milliseconds: for so long a player may be away at a question in a game without clocks. */
const patience = 180_000

/** A player claims the victory over an opponent who is asked and has been away for too long. A bot is never away. */
export const claimVictory = (world: Moving, table: Table, player: string): Promise<number> =>
  inTurn(table, async () => {
    const side = seatAt(table, player)
    if (!hasWon(table, side, 'absence')) {
      mustHaveLeft(world, table, otherSide(side))
      await makeMove(world, table, { kind: 'absence', by: otherSide(side) })
    }
    return matchAt(table).position.n
  })

/** Refuses while a player is here, is not asked, or may still come back in time. */
export function mustHaveLeft(world: Pick<Moving, 'now'>, table: Table, side: Side): void {
  const { position, since } = matchAt(table)
  // By post nobody has to be there.
  if (isByPost(table.room.settings.clock)) throw new RefusedError('notReady')
  const seat = table.room.seats[side]
  const { players, lastHere } = presenceAt(table)
  if (seat === null || botAt(seat) !== null || players.has(seat.who.id)) throw new RefusedError('notReady')
  if (questionFor(position.game, side) === undefined) throw new RefusedError('notReady')
  const now = world.now()
  // A player who left before they were asked is waited for since the question.
  const waited = now - Math.max(lastHere(seat.who.id), since)
  const left = position.left === null ? patience - waited : (awayLeft(position, side, since, now) ?? 0)
  const again = Math.ceil(left / 1000)
  if (again > 0) throw new RefusedError('notReady', { again })
}
