import { rateSoon } from '../ratings/rating.ts'
import type { GamesSeen } from '../seen/keeping.ts'
import { keepSoon } from '../seen/keeping.ts'
import { notingResult } from '../statistics/results.ts'
import type { End } from './deciding.ts'
import { stopAlarms } from './due.ts'
import type { RoomChange, RoomWriting } from './room-record.ts'
import { changeOfRoom, saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import type { LobbyTelling } from './telling.ts'
import { tellAround, tellLobby } from './telling.ts'

/** What is needed to write down how a game ended. */
export interface Finishing extends RoomWriting, LobbyTelling, GamesSeen {
  readonly now: () => number
}

const resultOf = async ({ store, now }: Pick<Finishing, 'store' | 'now'>, { result, turns, room }: End) => ({
  holds: [],
  statements: await notingResult(store, room, result, turns, now()),
})

/** How it is written that a game has ended, besides its last entry: its room, and its result for the statistics. */
export const changeByEnd = async (world: Finishing, table: Table, end: End): Promise<RoomChange> =>
  changeOfRoom(world.store, table, end.room, { besides: await resultOf(world, end) })

/** What follows when the end of a game is on disk. The match stays in memory for those who look at its end. */
export function showEnd(world: Finishing, table: Table): void {
  // Nobody's time runs any more, and no bot answers what it was asked.
  stopAlarms(table.alarms)
  tellAround(world, table)
  tellLobby(world, table)
  void keepSoon(world, table.id)
  if (table.room.settings.stakes === 'rated') void rateSoon(world)
}

/** Writes down that a game has ended, as its log says: servers before this one wrote that only after the log. */
export async function writeEnd(world: Finishing, table: Table, end: End): Promise<void> {
  await saveRoom(world, table, end.room, { besides: await resultOf(world, end) })
  showEnd(world, table)
}
