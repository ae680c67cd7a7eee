import { fullClock } from '@paydata/match'
import { newMatch } from '../matches/match.ts'
import type { Beginning } from '../matches/release.ts'
import type { Owned } from '../owned.ts'
import { setupOf } from '../rooms/making.ts'
import type { Room } from '../rooms/room.ts'
import type { World } from '../world.ts'
import type { Playing } from './playing.ts'
import { withAbsent } from './presence.ts'
import { saveRoom } from './room-record.ts'
import { scheduleClockAndBots } from './scheduling.ts'
import type { Table } from './table.ts'

/** Saves a changed room, and begins the game if both players are ready by that change. */
export async function saveRoomOrBegin(world: Playing, table: Table, changed: Room): Promise<void> {
  const setup = changed.state === 'open' ? setupOf(changed) : null
  if (setup === null) return saveRoom(world, table, changed)
  await saveRoom(world, table, { ...changed, state: 'playing', code: null }, { setup })
  beginMatch(world, table, setup)
  scheduleClockAndBots(world, table)
}

function beginMatch(
  world: Pick<World, 'now' | 'resting'>,
  table: Owned<Table, 'match'>,
  setup: Beginning,
): void {
  const match = newMatch(table.id, setup, fullClock(table.room.settings), world.now())
  table.match = withAbsent(table, match)
  world.resting.touched(table.match)
}
