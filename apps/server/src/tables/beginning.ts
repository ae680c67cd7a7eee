import { fullClock } from '@paydata/match'
import type { Besides } from '../matches/log.ts'
import { bothBesides } from '../matches/log.ts'
import type { Match } from '../matches/match.ts'
import { newMatch } from '../matches/match.ts'
import { othersMustMayPlay } from '../measures/standing.ts'
import type { Owned } from '../owned.ts'
import { RefusedError } from '../refusing.ts'
import { setupOf } from '../rooms/making.ts'
import type { Room } from '../rooms/room.ts'
import { endingOthers } from '../searches/stored.ts'
import { dueAt, schedule } from './due.ts'
import { withAbsent } from './presence.ts'
import type { RoomWriting } from './room-record.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { notingTurns, turnsAt } from './turns.ts'

/** Until when the server lets games end before it closes; null as long as it does not mean to close. */
export interface Draining {
  readonly drainsUntil: number | null
}

interface Beginnings extends RoomWriting, Draining {
  readonly now: () => number
}

/** Refuses a new game where the server waits for games to end. */
export function mustTakeNewGames({ drainsUntil }: Draining): void {
  if (drainsUntil !== null) throw new RefusedError('closing')
}

/** Saves a changed room, and begins the game if both players are ready by that change. */
export async function saveRoomOrBegin(
  world: Beginnings,
  table: Table,
  changed: Room,
  besides: Besides | null,
): Promise<void> {
  const setup = changed.state === 'open' ? setupOf(changed) : null
  if (setup === null) return saveRoom(world, table, changed, { besides })
  mustTakeNewGames(world)
  const { corp, runner } = changed.seats
  const players = [corp, runner].flatMap(seat => (seat === null || seat.level !== null ? [] : seat.who.id))
  // A match that is on goes on, as a game does.
  if (changed.before === null)
    await othersMustMayPlay(world.store, players, changed.settings.stakes, world.now())
  // Whoever plays looks for nobody else.
  const others = { holds: [], statements: [endingOthers(world.store, players, world.now())] }
  const begun = newMatch(table.id, setup, fullClock(changed.settings), world.now())
  const turns = notingTurns(world.store, table.id, [], turnsAt(begun, changed), begun.since)
  await saveRoom(
    world,
    table,
    { ...changed, state: 'playing', code: null },
    { setup, besides: bothBesides(besides, bothBesides(others, turns)) },
  )
  schedule(table.alarms, dueAt(beginMatch(world, table, begun), table.room))
}

function beginMatch(world: Pick<Beginnings, 'resting'>, table: Owned<Table, 'match'>, begun: Match): Match {
  const match = withAbsent(table, begun)
  table.match = match
  world.resting.touched(match)
  return match
}
