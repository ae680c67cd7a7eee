import type { Match } from '../matches/match.ts'
import type { Side } from '../rooms/room.ts'
import { sideOf, sides } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { appendEntry } from './playing.ts'
import type { Table } from './table.ts'
import { awayAt, inTurn } from './table.ts'

/**
 * Notes in the log of a game with clocks that somebody has come or gone, as it decides which time runs. Of others nothing
 * is noted: when a game goes from one process to another, its players come again one after the other.
 */
export const notePresence = (world: World, table: Table, who: string): Promise<void> =>
  inTurn(table, () => {
    const side = sideOf(table.room, who)
    return noteAllPresence(world, table, side === null ? [] : [side])
  })

/** The same for who has the turn at the table already. */
export async function noteAllPresence(
  world: World,
  table: Table,
  about: readonly Side[] = sides,
): Promise<void> {
  for (const by of about) {
    const { match } = table
    if (match === null || match.position.left === null || match.position.result !== null) return
    const isAway = awayAt(table).includes(by)
    if (isAway === match.position.away.includes(by)) continue
    await appendEntry(world, table, { kind: 'presence', by, is: isAway ? 'away' : 'here' })
  }
}

/** Long enough for everybody who was there to come again. */
const grace = 10_000

/** The same for a game that another process had until now. */
export function notePresenceLater(world: World, table: Table): void {
  setTimeout(() => {
    if (table.isGone) return
    inTurn(table, () => noteAllPresence(world, table)).catch(error =>
      world.logger.warn({ game: table.id, err: error }, 'it could not be noted who is there'),
    )
  }, grace).unref()
}

/** A match that begins or goes on here: who is not there yet is noted when they come. */
export const withAbsent = (table: Table, match: Match): Match =>
  match.position.left === null ? match : { ...match, position: { ...match.position, away: awayAt(table) } }
