import type { Macro } from '@paydata/bots'
import { isBetweenActions, saveGame } from '@paydata/engine'
import type { MacrosOf, Move, Step } from '@paydata/match'
import { advance, macrosWith, newsAfter, nothingNew, withGoing } from '@paydata/match'
import type { Row } from '../matches/entries.ts'
import { rowOf } from '../matches/entries.ts'
import type { Snapshot } from '../matches/log.ts'
import type { Match } from '../matches/match.ts'
import { advanceMatch, isToldOfMending, noteTaken } from '../matches/match.ts'
import { showAll } from '../matches/missed.ts'
import { numbersHere, writeNumbers } from '../matches/release.ts'
import { Refuse } from '../refusing.ts'
import { ordersIn, withOrders } from '../rooms/orders.ts'
import type { World } from '../world.ts'
import { matchAt } from './checks.ts'
import { dropUnwritten } from './closing.ts'
import { finishGame } from './ending.ts'
import { addToLateView } from './lateness.ts'
import type { Playing } from './playing.ts'
import { saveRoom } from './room-record.ts'
import { scheduleClockAndBots } from './scheduling.ts'
import type { Table } from './table.ts'
import { endTakeBackRequest } from './take-back-requests.ts'
import { tellAround, tellUpdates } from './telling.ts'

/** Milliseconds: when a reply waits longer for the disk, others are refused, as connections have to be looked after as well. */
const longestWait = 2000

const isBusy = ({ log, config }: Pick<World, 'log' | 'config'>): boolean =>
  log.waiting() >= config.MOST_WAITING || log.waitingFor() > longestWait

/** Whatever changes a game goes through here: the engine checks the move, the log writes it, and only then is it shown. */
export async function makeMove(
  world: Playing,
  table: Table,
  move: Move,
  macro: Macro | null = null,
): Promise<void> {
  const match = matchAt(table)
  const isOwn = move.kind === 'answer' && move.how === 'player'
  // A client sends a refused reply again. For bots, clocks and presence nobody would.
  if (isOwn && isBusy(world)) throw new Refuse('busy', { again: 1 })
  const now = world.now()
  const wishes = { orders: ordersIn(table.room), macros: macrosWith(match.macros, move, macro) }
  const advanced = advance(match, move, wishes, table.room.settings, now)
  if (!advanced.ok) throw new Refuse(advanced.why)
  const { steps } = advanced
  const { macros, orders } = advanced.wishes
  const { rows, seal, snapshot } = rowsFor(world, match, steps, macros)
  const room = withOrders(table.room, orders)
  // The room comes first: after a crash no order is obeyed that was over, and a player whose order is over too early is only asked.
  if (room !== table.room) await saveRoom(world, table, room)
  await world.log
    .append({ game: match.id, rows, snapshot, fence: table.fence })
    .catch(error => dropUnwritten(world, table, error))
  const { draw } = match.position
  const wasToldOfMending = isToldOfMending(match)
  advanceMatch(match, steps, { seal, macros, snapshotAt: snapshot?.n ?? null }, now)
  // This version is acknowledged, also to a client that asks again: what orders answer at once belongs to the reply.
  if (move.kind === 'answer' && move.id !== null) noteTaken(match, move.by, move.id, match.position.n)
  world.resting.touched(match)
  const news = newsAfter(nothingNew, steps)
  addToLateView(world, table, match, news)
  tellUpdates(world, match.id, showAll(match, news, now))
  const hasRequestEnded = endTakeBackRequest(table, match)
  if (match.position.result !== null) return finishGame(world, table)
  const isToldNoMore = wasToldOfMending && !isToldOfMending(match)
  if (hasRequestEnded || isToldNoMore || match.position.draw !== draw) tellAround(world, table)
  scheduleClockAndBots(world, table)
}

/** What the log has to write for these steps. */
function rowsFor(
  world: Pick<World, 'config'>,
  match: Match,
  steps: readonly Step[],
  macros: MacrosOf,
): { readonly rows: readonly Row[]; readonly seal: string; readonly snapshot: Snapshot | null } {
  const rows: Row[] = []
  let { seal } = match
  for (const step of steps) {
    const entry = step === steps.at(-1) ? withGoing(step.entry, macros) : step.entry
    const row = rowOf(entry, step.position.n, seal)
    rows.push(row)
    seal = row.seal
  }
  return { rows, seal, snapshot: snapshotOf(world, match, steps) }
}

/**
 * The position is saved every few entries: at the next one between two actions, which later releases can read whatever cards
 * they change, or after twice as many at any.
 */
function snapshotOf(
  { config }: Pick<World, 'config'>,
  match: Match,
  steps: readonly Step[],
): Snapshot | null {
  const { n, game, result } = steps.at(-1)?.position ?? match.position
  const of = isBetweenActions(game) ? 'between_actions' : 'snapshots'
  const since = n - match.snapshotAt
  const isDue = since >= config.SNAPSHOT_EVERY * (of === 'snapshots' ? 2 : 1)
  // The position that a take-back leads to follows from no entry after it, and the end of a game is shown for ever.
  const isNeeded = result !== null || steps.some(({ entry }) => entry.kind === 'takeBack')
  if (!isDue && !isNeeded) return null
  return { of, n, saved: saveGame(game), numbers: writeNumbers(numbersHere(match.setup.sets)) }
}
