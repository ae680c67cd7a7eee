import { nextFall } from '@paydata/match'
import { isByPost } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import { RefusedError } from '../refusing.ts'
import { makeMove } from './moves.ts'
import type { Opening } from './opening.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

/** Other requests wait for the database meanwhile; the rest is looked at the next time. */
const atOnce = 100

/**
 * Ends the games by post in which somebody's time is up. Nothing of them is in memory meanwhile: this finds them by what was written
 * when they were handed over. Whoever answers before it looks is still in the game.
 */
export async function endByPost(world: Opening, now: number): Promise<void> {
  const due = world.store.selectFrom('turns').select('game').where('due_at', '<=', now).groupBy('game')
  // The longest ago comes first, so that no game waits behind those that come later.
  const first = due.orderBy(({ fn }) => fn.min('due_at')).limit(atOnce)
  for (const { game } of await first.execute()) {
    try {
      await endIfLate(world, game)
    } catch (error) {
      // Another process has it, or only a newer server can read it.
      if (error instanceof Elsewhere || error instanceof RefusedError) continue
      world.logger.error({ game, err: error }, 'could not write a loss on time by post')
    }
  }
}

async function endIfLate(world: Opening, game: string): Promise<void> {
  const table = await tableOf(world, game)
  await endAtTable(world, table)
  // The second game of a match begins by itself, where its table is open.
  if (table.room.state === 'over' && table.room.other !== null) await tableOf(world, table.room.other)
}

async function endAtTable(world: Opening, table: Table): Promise<void> {
  await inTurn(table, async () => {
    const { match, room } = table
    if (match === null || !isByPost(room.settings.clock)) return
    const fall = nextFall(match.position, match.since, world.now())
    if (fall !== null && fall.in <= 0) await makeMove(world, table, { kind: 'timeOut', by: fall.by })
  })
}
