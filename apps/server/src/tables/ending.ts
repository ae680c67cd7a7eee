import type { GamesSeen } from '../seen/keeping.ts'
import { keepSoon } from '../seen/keeping.ts'
import { noteResult } from '../statistics/results.ts'
import { dropUnwritten } from './closing.ts'
import type { End } from './deciding.ts'
import { stopAlarms } from './due.ts'
import type { RoomWriting } from './room-record.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import type { LobbyTelling } from './telling.ts'
import { tellAround, tellLobby } from './telling.ts'

/** What is needed to write down how a game ended. */
export interface Finishing extends RoomWriting, LobbyTelling, GamesSeen {
  readonly now: () => number
}

/** Writes down how a game ended. The match stays in memory for those who look at its end. */
export async function finishGame(
  world: Finishing,
  table: Table,
  { result, turns, room }: End,
): Promise<void> {
  // Nobody's time runs any more, and no bot answers what it was asked.
  stopAlarms(table.alarms)
  await noteResult(world.store, room, result, turns, world.now()).catch(error =>
    dropUnwritten(world, table, error),
  )
  await saveRoom(world, table, room)
  tellAround(world, table)
  tellLobby(world, table)
  void keepSoon(world, table.id)
}
