import type { Asked, Given } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { botAt, otherSide } from '../rooms/room.ts'
import { matchAt, seatAt } from './checks.ts'
import { endIfTimeIsUp } from './clocks.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

/** A player offers, accepts or refuses a draw. A bot always plays on. */
export const answerDrawWish = (
  world: Moving & { readonly limits: Limits },
  table: Table,
  player: string,
  wants: Asked<'draw'>['wants'],
): Promise<Given<'draw'>> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    const match = matchAt(table)
    await endIfTimeIsUp(world, table)
    const { draw, result } = match.position
    const now = (state: Given<'draw'>['draw']): Given<'draw'> => ({ draw: state, version: match.position.n })
    // The client asks again after a lost acknowledgement.
    if (result?.how === 'agreement' && wants === 'draw') return now('agreed')
    if (wants === 'nothing') {
      if (draw !== null) await makeMove(world, table, { kind: 'drawRefusal', by })
      return now('none')
    }
    if (draw === by) return now('offered')
    if (botAt(table.room.seats[otherSide(by)]) !== null)
      throw new RefusedError('notAllowed', { because: [{ code: 'botPlaysOn' }] })
    if (draw === null) notTooFast(world.limits('draws', player))
    await makeMove(world, table, { kind: draw === null ? 'drawOffer' : 'draw', by })
    return now(draw === null ? 'offered' : 'agreed')
  })
