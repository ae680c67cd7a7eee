import { notePresent, seenAtTables } from '../friends/present-now.ts'
import { countPlayers } from '../searches/people-now.ts'
import type { Rounds } from '../searches/rounds.ts'
import { letSearchesPair } from '../searches/rounds.ts'
import { stopAlarms } from './due.ts'
import type { OpenTables } from './registry.ts'
import type { FromTimeToTime, LettingRest, Tending } from './tending.ts'
import { letRest, tend } from './tending.ts'

/** Does what is to be done without being asked, as long as nobody stops it. */
export function letGoOn(world: Tending & LettingRest & Rounds, again: FromTimeToTime): () => void {
  const stopTending = tend(world, again)
  const stopResting = letRest(world)
  const stopPairing = letSearchesPair(world)
  const stopCounting = countPlayers(world)
  const stopNoting = notePresent(world, () => seenAtTables(world))
  return () => {
    stopTending()
    stopResting()
    stopPairing()
    stopCounting()
    stopNoting()
  }
}

/** Waits until everything that was asked of the tables is done. Nothing happens at them by itself any more. */
export async function untilAllDone(tables: Pick<OpenTables, 'each'>): Promise<void> {
  for await (const table of tables.each()) {
    stopAlarms(table.alarms)
    await table.queue
  }
}
