import { letBotsAnswer } from './bots.ts'
import { setAlarm } from './clocks.ts'
import type { Playing } from './playing.ts'
import type { Table } from './table.ts'

/** Sees to what happens by itself at a position: a player runs out of time, or a bot answers. */
export function scheduleClockAndBots(world: Playing, table: Table): void {
  setAlarm(world, table)
  letBotsAnswer(world, table)
}
