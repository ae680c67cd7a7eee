import { dropTable } from '../tables/keeping.ts'
import type { Table } from '../tables/table.ts'
import { inTurn } from '../tables/table.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Callers } from './callers.ts'
import { Elsewhere } from './cluster.ts'
import type { Leases } from './leases.ts'

/** Gives a game away after all that was asked of it so far. Null when somebody else has it already. */
export async function handOver(
  world: World,
  leases: Leases,
  table: Table,
  to: string | null,
): Promise<string | null> {
  try {
    return await inTurn(table, async () => {
      const { match, fence, room } = table
      const isRunning = match !== null && match.position.result === null && room.settings.clock !== null
      // With the last process clocks stand still: the time without a server is nobody's.
      const since = isRunning && to !== null ? match.since : null
      if (fence !== null) await leases.give(table.id, fence, to, since)
      dropTable(world, table)
      return to
    })
  } catch (error) {
    if (error instanceof Elsewhere) return null
    throw error
  }
}

/** Where a game goes best: where its players are, or else to each of the others in turn. */
export function heirOf(
  table: Table,
  callers: Callers,
  others: readonly string[],
  nth: number,
): string | null {
  const { corp, runner } = table.room.seats
  const near = [corp, runner].flatMap(seat =>
    seat === null ? [] : [...callers.processesAt(places.around(table.id, seat.who.id))],
  )
  return near.find(each => others.includes(each)) ?? others[nth % others.length] ?? null
}
