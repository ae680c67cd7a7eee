import type { Asked } from '@paydata/protocol'
import { takenKey } from '../matches/match.ts'
import { RefusedError } from '../refusing.ts'
import { otherSide } from '../rooms/room.ts'
import { hasWon, matchAt, mustHoldOwnSeat, seatAt } from './checks.ts'
import { endIfTimeIsUp } from './clocks.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

/** A player replies to a question. The result is the version to which the reply led, also when it was taken before. */
export const takeReply = (
  world: Moving,
  table: Table,
  player: string,
  asked: Asked<'reply'>,
): Promise<number> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    const match = matchAt(table)
    const before = match.taken.get(takenKey(by, asked.id))
    if (before !== undefined) return before
    await endIfTimeIsUp(world, table)
    mustHoldOwnSeat(table, by)
    if (asked.version < match.tookBackAt) throw new RefusedError('staleQuestion')
    await makeMove(world, table, { kind: 'answer', by, how: 'player', id: asked.id, reply: asked.reply })
    return match.position.n
  })

/** A player gives the game up. */
export const takeConcession = (world: Moving, table: Table, player: string): Promise<number> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    if (!hasWon(table, otherSide(by), 'concession')) await makeMove(world, table, { kind: 'concession', by })
    return matchAt(table).position.n
  })
