import { isByPost } from '@paydata/protocol'
import type { Match } from '../matches/match.ts'
import type { Side } from '../rooms/room.ts'
import { sideOf, sides } from '../rooms/room.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { awayAt } from './people.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

/**
 * Notes in the log of a game with clocks that a player has come or gone, as that decides which time runs. Only for this player:
 * when a game moves to another process, its players come back one after the other.
 */
export const notePresence = (world: Moving, table: Table, who: string): Promise<void> =>
  inTurn(table, () => {
    const side = sideOf(table.room, who)
    return noteAllPresence(world, table, side === null ? [] : [side])
  })

/** The same inside of the table's queue. */
export async function noteAllPresence(
  world: Moving,
  table: Table,
  about: readonly Side[] = sides,
): Promise<void> {
  for (const by of about) {
    const { match } = table
    if (isByPost(table.room.settings.clock)) return
    if (match === null || match.position.left === null || match.position.result !== null) return
    const isAway = awayAt(table).includes(by)
    if (isAway === match.position.away.includes(by)) continue
    await makeMove(world, table, { kind: 'presence', by, is: isAway ? 'away' : 'here' })
  }
}

/** Milliseconds in which everybody who was at a game comes back after it has moved. */
const grace = 10_000

/** The same for a game that another process owned until now. */
export function notePresenceLater(world: Moving, table: Table): void {
  setTimeout(() => {
    if (table.isClosed) return
    inTurn(table, () => noteAllPresence(world, table)).catch(error =>
      world.logger.warn({ game: table.id, err: error }, 'could not note who is at a game'),
    )
  }, grace).unref()
}

/** A match that begins or goes on here: players who are not here yet count as away until they come. */
export const withAbsent = (table: Pick<Table, 'room' | 'people'>, match: Match): Match =>
  match.position.left === null || isByPost(table.room.settings.clock)
    ? match
    : { ...match, position: { ...match.position, away: awayAt(table) } }
