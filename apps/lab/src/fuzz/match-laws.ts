import type { Game, Question, Setup, Side, View } from '@paydata/engine'
import {
  applyPatch,
  isOrderIdle,
  learnedBy,
  newGame,
  questionFor,
  saveGame,
  stepNow,
  viewFor,
} from '@paydata/engine'
import type { Course, Entry, Position, Showing, Step, Timing, ToTell, Wishes } from '@paydata/match'
import {
  advance,
  answersIn,
  awayLeft,
  beginning,
  clockOf,
  fullClock,
  look,
  macroMove,
  newsAfter,
  nextFall,
  noMacros,
  nothingNew,
  readAgain,
  resumed,
  show,
  toldAgain,
} from '@paydata/match'
import type { Told } from '@paydata/match/testing'
import { untilAccess } from '@paydata/match/testing'
import type { OrdersOf } from '@paydata/orders'
import { isForOrders, isNews, onlyAnswer, opponentOf, orderedReply, plainQuestions } from '@paydata/orders'
import type { Eye, Orders } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import type { Watcher } from '@paydata/scenario'
import { findLeak } from '@paydata/scenario'

const sides: readonly Side[] = ['corp', 'runner']

/** Nobody is passed for so often in one move. */
const mostSteps = 200

/** What standing orders and macros did in a move that is none of theirs to do. */
export function unbidden(from: Position, steps: readonly Step[], wishes: Wishes): string | undefined {
  let { game } = from
  for (const [nth, { entry, position }] of steps.entries()) {
    if (entry.kind === 'answer' && entry.how === 'macro' && wishes.macros[entry.by] === null)
      return `a macro that nobody began answers for the ${entry.by}`
    if (entry.kind === 'answer' && entry.how === 'order') {
      const own = wishes.orders[entry.by]
      const isReleased = steps
        .slice(0, nth)
        .some(each =>
          own?.hold === 'turn' ? each.isTurnOver : each.entry.kind === 'answer' && each.entry.by === entry.by,
        )
      const hasOne = opponentOf(entry.by, wishes.orders) === 'computer' && hasOneAnswer(game, entry.by)
      const why =
        own === null
          ? 'without being told'
          : whyAsked(game, entry.by, own, isReleased, hasOne ? 'one' : 'many')
      if (why !== undefined) return `standing orders answer for the ${entry.by} ${why}`
    }
    game = position.game
  }
  return undefined
}

const windows: ReadonlySet<Question['asks']> = new Set(['paidWindow', 'reaction', 'interrupt'])

function hasOneAnswer(game: Game, by: Side): boolean {
  const question = questionFor(game, by)
  return question !== undefined && onlyAnswer(question) !== null
}

/** Why a player had to be asked, whatever they see; nothing if standing orders may have answered. */
function whyAsked(
  game: Game,
  by: Side,
  orders: Orders,
  isReleased: boolean,
  answers: 'one' | 'many',
): string | undefined {
  const question = questionFor(game, by)
  if (question === undefined) return 'who is not asked'
  const { asks } = question
  const isWindow = windows.has(asks)
  const isPlain = answers === 'one'
  const mustChoose =
    isWindow && question.form === 'choose' && !question.options.some(({ does }) => does === 'pass')
  if (!isPlain && mustChoose && !isOrderIdle(game, question)) return 'where nobody can pass'
  if (!isPlain && !isWindow && !plainQuestions.has(asks)) return `what is a decision: ${asks}`
  if (orders.hold !== undefined && !isReleased && isForOrders(question)) return 'who holds priority'
  const step = stepNow(game)
  const place = `${step?.structure}.${step?.step}`
  const named = (asks === 'paidWindow' ? orders.at[place] : undefined) ?? orders.at[asks] ?? orders.otherwise
  const isUntil = orders.until === 'somethingHappens' && asks === 'paidWindow'
  return named === 'ask' && !isUntil ? `who wants to be asked at ${place}` : undefined
}

/** The player who is asked at the end of a move although they said beforehand what to answer. */
export function unsettled(
  { game, result }: Position,
  steps: readonly Step[],
  wishes: Wishes,
): string | undefined {
  if (result !== null || steps.length >= mostSteps) return undefined
  for (const by of sides) {
    const own = wishes.orders[by]
    if (own !== null && orderedReply(game, by, own, opponentOf(by, wishes.orders)) !== null)
      return `the ${by} is asked what its orders answer`
  }
  const { move } = macroMove(resumed(0, game, null), wishes.macros, by => viewFor(game, by))
  return move === null ? undefined : `the ${move.by} is asked what its macro answers`
}

/** Wishes that should have been over: those until something happens, when it has; macros, when something new was seen. */
export function outlived(
  from: Position,
  steps: readonly Step[],
  { orders, macros }: Wishes,
): string | undefined {
  let { game } = from
  const isTurnOver = steps.some(each => each.isTurnOver)
  for (const { entry, move, position } of steps) {
    const { randomness, bids, public: all } = learnedBy(game, position.game)
    const isNew = randomness || bids || all.length > 0
    if (isNew && (macros.corp ?? macros.runner) !== null)
      return 'a macro goes on after something new was seen'
    const opponent = entry.by === 'corp' ? 'runner' : 'corp'
    const isDone = isTurnOver || (move.kind === 'answer' && isNews(game, move.by, move.reply, position.game))
    if (isDone && orders[opponent]?.until === 'somethingHappens')
      return `the ${opponent} goes on passing although something has happened`
    game = position.game
  }
  return undefined
}

/** What can be gone back to must follow one from the other, and be what it was. */
export function forgotten({ past }: Course, positions: readonly Position[]): string | undefined {
  const originOf = (n: number): number => {
    const since = positions[n]?.since ?? n
    return since === n ? n : originOf(since)
  }
  let reached: number | undefined
  for (const { before, after: next } of past) {
    if (reached !== undefined && originOf(before.n) !== reached)
      return `what can be gone back to leads from ${reached} to ${before.n}`
    reached = originOf(next.n)
    const was = positions[before.n]
    if (was === undefined || saveGame(was.game) !== saveGame(before.game))
      return `position ${before.n} that can be gone back to is not what it was`
  }
  return undefined
}

/** What is told of a game that counts leads to it, without what was taken back. */
export function unlikeItsAnswers(setup: Setup, course: Course): string | undefined {
  let game = newGame(setup)
  for (const told of answersIn(course)) {
    const next = toldAgain(game, told)
    if (next === null) return `an answer that counts is refused, or leads elsewhere: ${JSON.stringify(told)}`
    game = next
  }
  return saveGame(game) === saveGame(course.position.game) ? undefined : 'what counts leads to another game'
}

/** A player who is not asked loses no time, and nobody does by what standing orders and macros answer. */
export function lostTime({ left: before, game }: Position, steps: readonly Step[]): string | undefined {
  const [first] = steps
  if (first === undefined || before === null || first.entry.kind === 'takeBack') return undefined
  const isSame = steps.every(({ entry }) => JSON.stringify(entry.left) === JSON.stringify(first.entry.left))
  if (!isSame) return 'what follows from a move takes time'
  const now = first.position.left ?? before
  const side = sides.find(
    each => now[each] < before[each] && !game.waiting.some(({ for: by }) => by === each),
  )
  return side && `the ${side} loses time and is not asked`
}

/** What is wrong with an update for somebody who saw the game before; else what they see now. */
export function readUpdate(
  before: View,
  { eye, update: packed }: ToTell,
  from: number,
  { n, game }: Position,
  { clock }: Timing,
  wanted: Told | null,
): View | string {
  const update = unpackUpdate(before, eye, JSON.parse(JSON.stringify(packed)))
  if (update.from !== from || update.version !== n)
    return `an update for ${eye} leads from ${update.from} to ${update.version}, not from ${from} to ${n}`
  if ((update.clock === null) !== (clock === null))
    return `an update for ${eye} tells of clocks that are none`
  const view = applyPatch(before, update.patch)
  if (JSON.stringify(view) !== JSON.stringify(viewFor(game, eye)))
    return `an update for ${eye} leads to another view than a fresh one`
  if (wanted === null) return view
  const { occurrences, passed, takenBack } = update
  const said = JSON.stringify({ occurrences, passed, takenBack })
  const { view: seen, ...rest } = wanted
  if (said !== JSON.stringify(rest)) return `an update for ${eye} tells other news than was made`
  return JSON.stringify(seen) === JSON.stringify(view) ? view : `${eye} sees another game than was made`
}

/** Time that nobody has, or that is told where there are no clocks. */
export function clockProblem(
  position: Position,
  { clock }: Timing,
  since: number,
  now: number,
): string | undefined {
  const { left } = position
  const told = [
    left,
    clockOf(position, since, now),
    nextFall(position, since, now),
    ...sides.map(side => awayLeft(position, side, since, now)),
  ]
  if (clock === null)
    return told.some(each => each !== null) ? 'a game without clocks tells of time' : undefined
  if (left === null) return 'a game with clocks has none'
  const running = clockOf(position, since, now)?.left ?? left
  const all = [left.corp, left.runner, left.away.corp, left.away.runner, running.corp, running.runner]
  return all.some(each => each < 0) ? 'somebody has less than no time' : undefined
}

/** Whether the log of a match leads to the game that was played, also when it comes from text. */
export function unlikeItsLog(
  setup: Setup,
  timing: Timing,
  log: readonly Entry[],
  played: Position,
): string | undefined {
  const positions = [beginning(setup, fullClock(timing))]
  let last = positions[0]!
  for (const entry of log) {
    const read: Entry = JSON.parse(JSON.stringify(entry))
    const next = readAgain(last, read, n => positions[n] ?? missing(n), 'same')
    if (!next.ok)
      return `entry ${positions.length} of the log cannot be read again: ${next.cause ?? next.why}`
    last = next.position
    positions.push(last)
  }
  if (saveGame(last.game) !== saveGame(played.game)) return 'the log leads to another game'
  const lasting = ({ n, since, left, away, changed, draw, result }: Position): string =>
    JSON.stringify({ n, since, left, away: [...away].sort(), changed, draw, result })
  const [one, other] = [lasting(last), lasting(played)]
  return one === other ? undefined : `the log leads to ${one}, not to ${other}`
}

function missing(n: number): never {
  throw new Error(`position ${n} is taken back to before it was there`)
}

/** A mark is an answer that is given beforehand, about a card that its owner sees: of a twin's card it would be another. */
function unmarked({ corp, runner }: OrdersOf): OrdersOf {
  const without = (orders: Orders | null): Orders | null => {
    if (orders === null) return null
    const { rez: _, ...others } = orders
    return others
  }
  return { corp: without(corp), runner: without(runner) }
}

/** What the opponent of a player is sent while standing orders answer may not tell what that player hides. */
export function orderLeak(game: Game, viewer: Watcher, orders: OrdersOf, seed: string): string | undefined {
  const { leak } = findLeak(game, viewer, seed, 12, now => sentTo(now, viewer, unmarked(orders)))
  return leak && `a leak to the ${viewer} at ${leak.at}\nin a match: ${leak.one} or ${leak.other}`
}

function sentTo(game: Game, eye: Eye, orders: OrdersOf): unknown {
  if (game.over !== null) return null
  const showing: Showing = { position: resumed(1, game, null), since: 0, eyes: new Map() }
  look(showing, eye)
  const by = eye === 'spectator' ? 'corp' : eye
  // It changes nothing by itself; what comes after it are the orders.
  const made = advance(
    { ...showing, past: [] },
    { kind: 'drawRefusal', by },
    { orders, macros: noMacros },
    { clock: null },
    0,
    'eachGame',
  )
  if (!made.ok) return made.why
  const steps = untilAccess(made.steps)
  const last = steps.at(-1)?.position ?? showing.position
  // What the rules show the viewer may be another card in the twin, also if it is hidden again before the last step.
  const games = [game, ...steps.map(({ position }) => position.game)]
  const isShown = games.slice(1).some((after, i) => {
    const learned = learnedBy(games[i] ?? game, after)
    const own = eye === 'spectator' ? [] : learned[eye]
    return own.length + learned.public.length > 0 || learned.bids
  })
  if (isShown) return null
  return [steps.length, show({ ...showing, position: last }, newsAfter(nothingNew, steps), 0)]
}
