import type { News } from '@paydata/match'
import { fullClock } from '@paydata/match'
import { eye } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { Late } from '../matches/late.ts'
import { catchUp, lateFrom, nextIn } from '../matches/late.ts'
import type { Match } from '../matches/match.ts'
import type { Replays } from '../matches/replays.ts'
import { walk, wholeLog } from '../matches/restore.ts'
import type { Owned } from '../owned.ts'
import { places } from '../places.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Table } from './table.ts'
import type { Telling } from './telling.ts'

/** What is needed to show late spectators the next position, which nobody waits for. */
export interface Stage extends Telling {
  readonly now: () => number
  readonly disconnect: (place: string) => void
  readonly logger: Logger
}
type Watched = Owned<Pick<Table, 'id' | 'late'>, 'late'>

/** What is needed to play a game again from its log. */
export interface LogReading {
  readonly store: Store
  readonly replays: Replays
}

/** The game as late spectators see it: played again from the log for the first of them, and kept up to date from then on. */
export async function lateViewOf(
  world: Stage & LogReading,
  table: Owned<Table, 'late'>,
  match: Match,
  seconds: number,
): Promise<Late> {
  const late = table.late ?? (await openLateView(world, table, match, seconds * 1000))
  table.late = late
  advanceLateView(world, table, late)
  return late
}

async function openLateView(
  world: Pick<Stage, 'now'> & LogReading,
  table: Table,
  match: Match,
  delay: number,
): Promise<Late> {
  if (match.begunAt !== null) mustHaveBegunBefore(match.begunAt + delay, world.now())
  const log = await wholeLog(world.store, table.id, match.setup)
  // A game that was read again began before its first entry, or before it was read; its log does not tell when.
  const begunAt = match.begunAt ?? log[0]?.at ?? match.since
  mustHaveBegunBefore(begunAt + delay, world.now())
  const entries = log.slice(0, match.position.n)
  // Other games are played meanwhile.
  const positions = await world.replays.slowly(walk(match.setup, fullClock(table.room.settings), entries))
  return lateFrom(positions, begunAt, delay, world.now())
}

/** The opening hands are shown late like everything else: before the delay has gone by once, nothing is shown. */
function mustHaveBegunBefore(shownAt: number, now: number): void {
  if (now >= shownAt) return
  throw new RefusedError('notReady', {
    because: [{ code: 'justBegun' }],
    again: Math.ceil((shownAt - now) / 1000),
  })
}

/** Shows late spectators what they may see by now. */
export function showLate(world: Stage, table: Watched): void {
  const { late } = table
  if (late === null) return
  try {
    advanceLateView(world, table, late)
  } catch (error) {
    world.logger.error({ game: table.id, err: error }, 'could not show late spectators the next position')
    closeLateView(table)
    // Their clients connect again, and begin with what the log says.
    for (const each of eye.options) world.disconnect(places.late(table.id, each))
  }
}

/** Late spectators will be shown this position when its time has come. */
export function addToLateView(world: Stage, table: Watched, { position, since }: Match, news: News): void {
  table.late?.coming.push({ at: since, position, news: { ...news, passed: [] } })
  showLate(world, table)
}

export function closeLateView(table: Watched): void {
  if (table.late?.timer) clearTimeout(table.late.timer)
  table.late = null
}

export const isLateViewRunning = ({ late }: Pick<Table, 'late'>): boolean => (late?.timer ?? null) !== null

function advanceLateView(world: Stage, table: Watched, late: Late): void {
  for (const { eye: through, update } of catchUp(late, world.now()))
    world.tell(places.late(table.id, through), 'update', { game: table.id, eye: through, update })
  if (late.timer !== null) clearTimeout(late.timer)
  const next = nextIn(late, world.now())
  late.timer = next === null ? null : setTimeout(() => showLate(world, table), next)
  late.timer?.unref()
}
