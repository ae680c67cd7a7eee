import { questionFor } from '@paydata/engine'
import { awayLeft } from '@paydata/match'
import { Refuse } from '../refusing.ts'
import type { Side } from '../rooms/room.ts'
import { botAt, otherSide } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { appendEntry } from './appending.ts'
import { hasWon, matchAt, seatAt } from './checks.ts'
import { presenceAt } from './people.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

/** Where there are no clocks, so long at each question. */
const patience = 180_000

/** Nobody has to wait for ever for an opponent who is asked and not there; a bot always is. */
export const claimVictory = (world: World, table: Table, player: string): Promise<number> =>
  inTurn(table, async () => {
    const side = seatAt(table, player)
    if (!hasWon(table, side, 'absence')) {
      mustHaveLeft(world, table, otherSide(side))
      await appendEntry(world, table, { kind: 'absence', by: otherSide(side) })
    }
    return matchAt(table).position.n
  })

/** Refuses as long as a player is there, is not asked, or may still come back in time. */
export function mustHaveLeft(world: World, table: Table, side: Side): void {
  const { position, since } = matchAt(table)
  const seat = table.room.seats[side]
  const { players, lastHere } = presenceAt(table)
  if (seat === null || botAt(seat) !== null || players.has(seat.who.id)) throw new Refuse('notReady')
  if (questionFor(position.game, side) === undefined) throw new Refuse('notReady')
  const now = world.now()
  // Who was asked late has been away for as long as they were asked.
  const waited = now - Math.max(lastHere(seat.who.id), since)
  const left = position.left === null ? patience - waited : (awayLeft(position, side, since, now) ?? 0)
  const again = Math.ceil(left / 1000)
  if (again > 0) throw new Refuse('notReady', { again })
}
