import { fullClock } from '../matches/clock.ts'
import type { Late } from '../matches/late.ts'
import { catchUp, lateFrom, nextIn } from '../matches/late.ts'
import type { Match } from '../matches/match.ts'
import { wholeLog } from '../matches/restore.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Table } from './table.ts'

/** The game as late spectators see it: from the log for the first of them, and kept up from then on. */
export async function lateAt(world: World, table: Table, match: Match, seconds: number): Promise<Late> {
  if (table.late === null) {
    const entries = await wholeLog(world.store, table.id, match.setup)
    const left = fullClock(table.room.settings)
    table.late = lateFrom(match.setup, left, entries.slice(0, match.position.n), seconds * 1000, world.now())
    wait(world, table, table.late)
  }
  showLate(world, table)
  return table.late
}

/** Shows late spectators what they may see by now. */
export function showLate(world: World, table: Table): void {
  const { late } = table
  if (late === null) return
  for (const { eye, update } of catchUp(late, world.now()))
    world.tell(places.late(table.id, eye), 'update', { game: table.id, eye, update })
  wait(world, table, late)
}

function wait(world: World, table: Table, late: Late): void {
  if (late.timer !== null) clearTimeout(late.timer)
  const next = nextIn(late, world.now())
  late.timer = next === null ? null : setTimeout(() => showLate(world, table), next)
  late.timer?.unref()
}
