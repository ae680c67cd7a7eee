import { fullClock } from '@paydata/match'
import { eye } from '@paydata/protocol'
import type { Late } from '../matches/late.ts'
import { catchUp, lateFrom, nextIn } from '../matches/late.ts'
import type { Match } from '../matches/match.ts'
import { walk, wholeLog } from '../matches/restore.ts'
import { Refuse } from '../refusing.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Table } from './table.ts'

/** What goes on while nobody waits for it, and so has to bear that it fails. */
type Stage = Pick<World, 'now' | 'tell' | 'disconnect' | 'logger'>

/** The game as late spectators see it: from the log for the first of them, and kept up from then on. */
export async function lateViewOf(world: World, table: Table, match: Match, seconds: number): Promise<Late> {
  const late = table.late ?? (await openLateView(world, table, match, seconds * 1000))
  table.late = late
  advanceLateView(world, table, late)
  return late
}

async function openLateView(world: World, table: Table, match: Match, delay: number): Promise<Late> {
  if (match.begunAt !== null) mustHaveBegunBefore(match.begunAt + delay, world.now())
  const log = await wholeLog(world.store, table.id, match.setup)
  // Of a game that was read again it is known only that it began before its first entry, or before it was read.
  const begunAt = match.begunAt ?? log[0]?.at ?? match.since
  mustHaveBegunBefore(begunAt + delay, world.now())
  const entries = log.slice(0, match.position.n)
  // Other games go on meanwhile.
  const positions = await world.replays.slowly(walk(match.setup, fullClock(table.room.settings), entries))
  return lateFrom(positions, begunAt, delay, world.now())
}

/** The opening hands are shown late like everything else: nothing is, before the delay has gone by once. */
function mustHaveBegunBefore(shownAt: number, now: number): void {
  if (now >= shownAt) return
  throw new Refuse('notReady', {
    because: ['The hands are shown late, and the game has only just openLateView.'],
    again: Math.ceil((shownAt - now) / 1000),
  })
}

/** Shows late spectators what they may see by now. */
export function showLate(world: Stage, table: Pick<Table, 'id' | 'late'>): void {
  const { late } = table
  if (late === null) return
  try {
    advanceLateView(world, table, late)
  } catch (error) {
    world.logger.error({ game: table.id, err: error }, 'late spectators cannot be shown what comes next')
    if (late.timer !== null) clearTimeout(late.timer)
    table.late = null
    // They connect again, and begin with what the log says.
    for (const each of eye.options) world.disconnect(places.late(table.id, each))
  }
}

function advanceLateView(world: Stage, table: Pick<Table, 'id' | 'late'>, late: Late): void {
  for (const { eye: through, update } of catchUp(late, world.now()))
    world.tell(places.late(table.id, through), 'update', { game: table.id, eye: through, update })
  if (late.timer !== null) clearTimeout(late.timer)
  const next = nextIn(late, world.now())
  late.timer = next === null ? null : setTimeout(() => showLate(world, table), next)
  late.timer?.unref()
}
