import type { Macro } from '@paydata/bots'
import { isBetweenActions, saveGame } from '@paydata/engine'
import type { MacrosOf, Move, Step } from '@paydata/match'
import { advance, fullClock, macrosWith, newsAfter, nothingNew, standAfter, withGoing } from '@paydata/match'
import type { OrdersOf } from '@paydata/orders'
import type { Asked } from '@paydata/protocol'
import type { Row } from '../matches/entries.ts'
import { rowOf } from '../matches/entries.ts'
import type { Snapshot } from '../matches/log.ts'
import type { Match } from '../matches/match.ts'
import { isToldOfMending, newMatch, noteTaken, takenKey } from '../matches/match.ts'
import { showAll } from '../matches/missed.ts'
import { numbersHere, writeNumbers } from '../matches/release.ts'
import { Refuse } from '../refusing.ts'
import { setupOf } from '../rooms/making.ts'
import type { Room, Side } from '../rooms/room.ts'
import { botAt, otherSide, sideOf } from '../rooms/room.ts'
import { keepSoon } from '../seen/keeping.ts'
import { noteResult } from '../statistics/results.ts'
import type { World } from '../world.ts'
import { letBotsAnswer } from './bots.ts'
import { endIfTimeIsUp, setAlarm } from './clocks.ts'
import { showLate } from './lateness.ts'
import { withAbsent } from './presence.ts'
import { dropUnwritten, saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'
import { tellAround, tellLobby, tellUpdates } from './telling.ts'

/** Each holds a position, some 18 kB of memory; what is longer ago is read from the log by who takes it back. */
const pastKept = 3

/** Puts a changed room on disk, and the game with it when both players are ready to begin. */
export async function saveRoomOrBegin(world: World, table: Table, changed: Room): Promise<void> {
  const setup = changed.state === 'open' ? setupOf(changed) : null
  const room: Room = setup === null ? changed : { ...changed, state: 'playing', code: null }
  await saveRoom(world, table, room, setup ?? undefined)
  table.room = room
  if (setup === null) return
  table.match = withAbsent(table, newMatch(table.id, setup, fullClock(room.settings), world.now()))
  world.resting.touched(table.match)
  scheduleClockAndBots(world, table)
}

/** What has to happen by itself at a position. */
export function scheduleClockAndBots(world: World, table: Table): void {
  setAlarm(world, table)
  letBotsAnswer(world, table)
}

export const matchAt = ({ match, room }: Table): Match => {
  if (match === null) throw new Refuse(room.state === 'over' ? 'gameOver' : 'notOn')
  return match
}

export function seatAt({ room }: Table, player: string): Side {
  const side = sideOf(room, player)
  if (side === null) throw new Refuse('notYourGame')
  return side
}

/** Whether a game has been won in this way, for who asks for that again after a lost acknowledgement. */
export function hasWon(table: Table, side: Side, how: string): boolean {
  const { result } = matchAt(table).position
  return result?.winner === side && result.how === how
}

/** Who let a bot play on says first that they are back. */
export function mustNotBeReplaced({ room }: Table, by: Side): void {
  if (room.seats[by]?.standIn !== null) throw new Refuse('notReady', { because: ['A bot plays for you.'] })
}

/** A player's reply. The version says what came of it, also when it had been taken before. */
export const takeReply = (
  world: World,
  table: Table,
  player: string,
  asked: Asked<'reply'>,
): Promise<number> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    const match = matchAt(table)
    const before = match.taken.get(takenKey(by, asked.id))
    if (before !== undefined) return before
    await endIfTimeIsUp(world, table)
    mustNotBeReplaced(table, by)
    if (asked.version < match.tookBackAt) throw new Refuse('staleQuestion')
    await appendEntry(world, table, { kind: 'answer', by, how: 'player', id: asked.id, reply: asked.reply })
    return match.position.n
  })

export const takeConcession = (world: World, table: Table, player: string): Promise<number> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    if (!hasWon(table, otherSide(by), 'concession'))
      await appendEntry(world, table, { kind: 'concession', by })
    return matchAt(table).position.n
  })

/** Milliseconds after which nobody who waits is kept waiting for more: connections have to be looked after as well. */
const longestWait = 2000

const isBusy = ({ log, config }: World): boolean =>
  log.waiting() >= config.MOST_WAITING || log.waitingFor() > longestWait

/** Checked by the engine, then written, then shown: in this order, for whatever changes a game. */
export async function appendEntry(
  world: World,
  table: Table,
  move: Move,
  macro: Macro | null = null,
): Promise<void> {
  const match = matchAt(table)
  const isOwn = move.kind === 'answer' && move.how === 'player'
  // A player sends it again. Bots, clocks and who comes and goes have nobody who would.
  if (isOwn && isBusy(world)) throw new Refuse('busy', { again: 1 })
  const now = world.now()
  const wishes = { orders: ordersAt(table.room), macros: macrosWith(table.macros, move, macro) }
  const made = advance(match, move, wishes, table.room.settings, now)
  if (!made.ok) throw new Refuse(made.why)
  const { rows, snapshot } = writingOf(world, match, made.steps, made.wishes.macros)
  const room = withOrders(table.room, made.wishes.orders)
  // First, so that no crash brings back orders that were over: whose are over too early is only asked.
  if (room !== table.room) await saveRoom(world, table, room)
  await world.log
    .append({ game: match.id, rows, snapshot, fence: table.fence })
    .catch(error => dropUnwritten(world, table, error))
  const { draw } = match.position
  const wasTold = isToldOfMending(match)
  applySteps(match, made.steps)
  // The version that is acknowledged, for who asks again: what follows from a reply at once belongs to it.
  if (move.kind === 'answer' && move.id !== null) noteTaken(match, move.by, move.id, match.position.n)
  match.seal = rows.at(-1)?.seal ?? match.seal
  match.since = now
  world.resting.touched(match)
  if (snapshot !== null) match.snapshotAt = snapshot.n
  table.room = room
  table.macros = made.wishes.macros
  const news = newsAfter(nothingNew, made.steps)
  table.late?.coming.push({ at: now, position: match.position, news: { ...news, passed: [] } })
  showLate(world, table)
  tellUpdates(world, match.id, showAll(match, news, now))
  const isGone = table.takeBack !== null && table.takeBack.version < match.position.changed
  if (isGone) table.takeBack = null
  if (match.position.result !== null) return finishGame(world, table)
  const isToldNoMore = wasTold && !isToldOfMending(match)
  if (isGone || isToldNoMore || match.position.draw !== draw) tellAround(world, table)
  scheduleClockAndBots(world, table)
}

function writingOf(world: World, match: Match, steps: readonly Step[], macros: MacrosOf) {
  const rows: Row[] = []
  let seal = match.seal
  for (const step of steps) {
    const entry = step === steps.at(-1) ? withGoing(step.entry, macros) : step.entry
    const row = rowOf(entry, step.position.n, seal)
    rows.push(row)
    seal = row.seal
  }
  return { rows, snapshot: snapshotOf(world, match, steps) }
}

/**
 * A position is kept after every few entries: at the next one between actions, which outlives any change of cards, or after as
 * many more at any.
 */
function snapshotOf({ config }: World, match: Match, steps: readonly Step[]): Snapshot | null {
  const { n, game, result } = steps.at(-1)?.position ?? match.position
  const of = isBetweenActions(game) ? 'between_actions' : 'snapshots'
  const since = n - match.snapshotAt
  const isDue = since >= config.SNAPSHOT_EVERY * (of === 'snapshots' ? 2 : 1)
  // What is taken back to is in no entry that follows, and the end of a game is shown for ever.
  const isNeeded = result !== null || steps.some(({ entry }) => entry.kind === 'takeBack')
  if (!isDue && !isNeeded) return null
  return { of, n, saved: saveGame(game), numbers: writeNumbers(numbersHere(match.setup.sets)) }
}

function applySteps(match: Match, steps: readonly Step[]): void {
  const { position, past } = standAfter(match, steps, pastKept)
  match.position = position
  match.past = past
  for (const { entry, position: led } of steps) if (entry.kind === 'takeBack') match.tookBackAt = led.n
}

const ordersAt = ({ seats: { corp, runner } }: Room): OrdersOf => ({
  corp: corp === null || botAt(corp) !== null ? null : corp.orders,
  runner: runner === null || botAt(runner) !== null ? null : runner.orders,
})

/** Orders that were for once, or until something happened, may be over. */
function withOrders(room: Room, orders: OrdersOf): Room {
  const { corp, runner } = room.seats
  const isSame =
    (orders.corp ?? corp?.orders) === corp?.orders && (orders.runner ?? runner?.orders) === runner?.orders
  if (isSame) return room
  return {
    ...room,
    seats: {
      corp: corp && { ...corp, orders: orders.corp ?? corp.orders },
      runner: runner && { ...runner, orders: orders.runner ?? runner.orders },
    },
  }
}

/** The game is over: the match stays in memory for who looks at its end. */
export async function finishGame(world: World, table: Table): Promise<void> {
  const { result, game } = matchAt(table).position
  // Nobody's time runs any more, and no bot answers what it was asked.
  scheduleClockAndBots(world, table)
  const room: Room = { ...table.room, state: 'over', result }
  if (result !== null) await noteResult(world.store, room, result, game.turn, world.now())
  await saveRoom(world, table, room)
  table.room = room
  tellAround(world, table)
  tellLobby(world, table)
  void keepSoon(world, table.id)
}
