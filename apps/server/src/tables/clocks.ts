import { nextFall } from '../matches/clock.ts'
import type { World } from '../world.ts'
import { make } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'

/** Rings when the time of who has to decide is up; every answer sets it anew. */
export function setAlarm(world: World, table: Table): void {
  if (table.alarm !== null) clearTimeout(table.alarm)
  table.alarm = null
  const { match } = table
  const fall = match === null ? null : nextFall(match.position, match.since, Date.now())
  if (fall === null) return
  table.alarm = setTimeout(() => void timeIsUp(world, table), fall.in)
  table.alarm.unref()
}

async function timeIsUp(world: World, table: Table): Promise<void> {
  try {
    await inTurn(table, async () => {
      const { match } = table
      // An answer may have been taken while the alarm waited for its turn.
      const fall = match === null ? null : nextFall(match.position, match.since, Date.now())
      if (fall === null) return
      if (fall.in > 0) return setAlarm(world, table)
      await make(world, table, { kind: 'timeOut', by: fall.by })
    })
  } catch (error) {
    world.logger.error({ game: table.id, err: error }, 'a loss on time could not be written')
  }
}
