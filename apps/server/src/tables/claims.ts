import { questionFor } from '@paydata/engine'
import { Refuse } from '../refusing.ts'
import { otherSide } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { make, matchAt, seatAt } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn, presenceAt } from './table.ts'

const patience = 180_000

/** Nobody has to wait for ever for an opponent who is asked and not there; a bot always is. */
export const takeClaim = (world: World, table: Table, player: string): Promise<number> =>
  inTurn(table, async () => {
    const by = otherSide(seatAt(table, player))
    const match = matchAt(table)
    const opponent = table.room.seats[by]
    const { players, lastHere } = presenceAt(table)
    if (opponent === null || opponent.level !== null || players.has(opponent.who.id))
      throw new Refuse('notReady')
    if (questionFor(match.position.game, by) === undefined) throw new Refuse('notReady')
    // Who was asked late has been away for as long as they were asked.
    const since = Math.max(lastHere(opponent.who.id), match.since)
    const again = Math.ceil((since + patience - world.now()) / 1000)
    if (again > 0) throw new Refuse('notReady', { again })
    await make(world, table, { kind: 'absence', by })
    return match.position.n
  })
