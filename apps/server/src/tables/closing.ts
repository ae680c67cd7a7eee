import type { Logger } from 'pino'
import type { Cluster } from '../cluster/cluster.ts'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Config } from '../config.ts'
import type { Resting } from '../matches/resting.ts'
import { places } from '../places.ts'
import { RefusedError } from '../refusing.ts'
import { whyOf } from '../store/dialects.ts'
import { StaleFence } from '../store/fences.ts'
import { isFull } from '../store/outages.ts'
import { stopAlarms } from './due.ts'
import { closeLateView, isLateViewRunning } from './lateness.ts'
import { closeQueue } from './queue.ts'
import type { OpenTables } from './registry.ts'
import type { Table } from './table.ts'

/** What holds the tables that are in memory. */
export interface Holding {
  readonly tables: OpenTables
  readonly resting: Resting
}

/** The same, and who else wants to know that a table is not here any more. */
export interface Losing extends Holding {
  readonly cluster: Pick<Cluster, 'lost'>
}

/** What is needed where something could not be written. */
export interface Dropping extends Losing {
  readonly disconnect: (place: string) => void
  readonly logger: Logger
}

/** What is needed to give up tables at which nobody is. */
export interface Idling extends Holding {
  readonly cluster: Pick<Cluster, 'release'>
  readonly config: Pick<Config, 'IDLE_SECONDS'>
}

/** Drops a table from memory. Whoever wants something of its game finds out where the game is now. */
export function dropTable(world: Holding, table: Table): void {
  closeQueue(table)
  stopAlarms(table.alarms)
  closeLateView(table)
  if (table.match !== null) world.resting.forget(table.match)
  world.tables.remove(table.id)
}

/** Another process has the game: those who watch it here go on with it there. */
export function loseTable(world: Losing, table: Table): void {
  if (table.isClosed) return
  dropTable(world, table)
  world.cluster.lost(table.id, table.fence, table.match?.position.n ?? null)
}

/**
 * Drops a table of which something could not be written: the database knows what holds, and the table is read from it
 * again. A full disk refuses the whole transaction, so then the table stays, and nobody has to connect again.
 */
export function dropUnwritten(world: Dropping, table: Table, error: unknown): never {
  if (error instanceof StaleFence) {
    loseTable(world, table)
    throw new Elsewhere(table.id)
  }
  // The transaction refused it, and nothing has changed.
  if (error instanceof RefusedError) throw error
  if (isFull(error)) {
    world.logger.error(
      { game: table.id, why: whyOf(error) },
      'could not write to a game, as the disk is full',
    )
    throw new RefusedError('busy', { again: 1 })
  }
  world.logger.error({ game: table.id, err: error }, 'could not write to a game')
  dropTable(world, table)
  // The clients connect again, and begin with what the database knows.
  world.disconnect(places.around(table.id, null))
  throw new RefusedError('busy', { again: 1 })
}

/**
 * Drops the tables at which nobody is and nothing is going to happen. They are opened again for whoever comes next. A game in
 * progress is likely to see its players again soon, and one that is over is not.
 */
export async function closeIdleTables(world: Idling, now: number): Promise<void> {
  const idleSince = now - world.config.IDLE_SECONDS * 1000
  for await (const table of world.tables.each()) {
    if (table.isClosed || !table.people.isEmpty() || isExpectingSomething(table)) continue
    if (table.usedAt > idleSince && table.room.state !== 'over') continue
    dropTable(world, table)
    await world.cluster.release(table.id, table.fence)
  }
}

const isExpectingSomething = (table: Table): boolean =>
  table.alarms.clock.isSet() || table.alarms.bot.isSet() || isLateViewRunning(table)
