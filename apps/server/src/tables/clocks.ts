import { nextFall } from '@paydata/match'
import { Elsewhere } from '../cluster/cluster.ts'
import type { World } from '../world.ts'
import { appendEntry } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'

/** Rings when the time of who has to decide is up; every answer sets it anew. */
export function setAlarm(world: World, table: Table): void {
  if (table.alarm !== null) clearTimeout(table.alarm)
  table.alarm = null
  const { match } = table
  const fall = match === null ? null : nextFall(match.position, match.since, world.now())
  if (fall === null) return
  table.alarm = setTimeout(() => void timeIsUp(world, table), fall.in)
  table.alarm.unref()
}

/** An answer that comes after its player's time does not count, whichever was noticed first. */
export async function endIfTimeIsUp(world: World, table: Table): Promise<void> {
  const { match } = table
  const fall = match === null ? null : nextFall(match.position, match.since, world.now())
  if (fall !== null && fall.in <= 0) await appendEntry(world, table, { kind: 'timeOut', by: fall.by })
}

async function timeIsUp(world: World, table: Table): Promise<void> {
  try {
    await inTurn(table, async () => {
      await endIfTimeIsUp(world, table)
      // An answer may have been taken while the alarm waited for its turn.
      if (table.match?.position.result === null) setAlarm(world, table)
    })
  } catch (error) {
    if (error instanceof Elsewhere) return
    world.logger.error({ game: table.id, err: error }, 'a loss on time could not be written')
  }
}
