import { keepSoon } from '../seen/keeping.ts'
import { noteResult } from '../statistics/results.ts'
import { matchAt } from './checks.ts'
import type { Playing } from './playing.ts'
import { saveRoom } from './room-record.ts'
import { scheduleClockAndBots } from './scheduling.ts'
import type { Table } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

/** Writes down how a game ended. The match stays in memory for those who look at its end. */
export async function finishGame(world: Playing, table: Table): Promise<void> {
  const { result, game } = matchAt(table).position
  // Nobody's time runs any more, and no bot answers what it was asked.
  scheduleClockAndBots(world, table)
  const room = { ...table.room, state: 'over', result } as const
  if (result !== null) await noteResult(world.store, room, result, game.turn, world.now())
  await saveRoom(world, table, room)
  tellAround(world, table)
  tellLobby(world, table)
  void keepSoon(world, table.id)
}
