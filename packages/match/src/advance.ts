import type { Game, Held, Outcome, Question, ReplyRefusalCode, Side, View } from '@paydata/engine'
import { digestOf, momentOf, namedReply, questionFor, updateFor, viewFor } from '@paydata/engine'
import type { OrdersOf } from '@paydata/orders'
import { isPassing, opponentOf, orderedReply, released, settled, withoutSpentMarks } from '@paydata/orders'
import type { Passed } from '@paydata/protocol'
import type { Timing } from './clock.ts'
import { leftAfter, leftAt, leftHandedOver, leftWith, leftWithout } from './clock.ts'
import type { AnswerEntry, Entry, GivenAnswer, MacrosOf, MendedEntry } from './entries.ts'
import type { Live } from './live.ts'
import { macroMove, unsurprised } from './macros.ts'
import type { Past } from './past.ts'
import { recollect } from './past.ts'
import type { Position, Recall, Sharing } from './position.ts'
import { after } from './position.ts'
import { shareCards } from './sharing.ts'

/** An entry before it is carried out: an answer gives its reply by the places of options, and no digest is known yet. */
type Made = GivenAnswer | Exclude<Entry, AnswerEntry | MendedEntry>

/** What a player or the driver wants to do: an entry without its time and what is left on the clocks. */
export type Move = Made extends infer Each ? (Each extends Made ? Omit<Each, 'at' | 'left'> : never) : never

/** The entry that a move is written as. A `mended` entry is never the result of a move: only a server writes it. */
export type Moved = Exclude<Entry, MendedEntry>

/** An entry and the position that it leads to. */
export interface Step {
  readonly entry: Moved
  readonly move: Move
  /** With `lastGame`, the game of this position may have been changed in place by later steps. */
  readonly position: Position
  readonly passed: Passed | null
  readonly isTurnOver: boolean
  /** Whether the move was more than to pass in a window, or to come or go. */
  readonly isNews: boolean
}

/** Whether the driver needs the game of each step, or only the last one, which takes fewer copies. */
export type Kept = 'eachGame' | 'lastGame'

/** How players want to answer later questions: their standing orders and macros. */
export interface Wishes {
  readonly orders: OrdersOf
  readonly macros: MacrosOf
}

/** The views of the last position that were made on the way, as orders and macros go by what their player sees. */
export type Looked = Readonly<Partial<Record<Side, Held>>>

export type Advance = Outcome<
  { readonly steps: readonly Step[]; readonly wishes: Wishes; readonly looked: Looked },
  ReplyRefusalCode
>

const sides: readonly Side[] = ['corp', 'runner']
/** The most steps of a move. No real move takes so many: the limit only stops a loop that would never end. */
const mostPasses = 200

/**
 * Carries out a move, and the answers that the macros and standing orders of both players then give. It does not change `match`:
 * the driver takes the steps when it has stored them.
 */
export function advance(
  match: Live,
  move: Move,
  wishes: Wishes,
  timing: Timing,
  now: number,
  kept: Kept = 'lastGame',
): Advance {
  const first = stepOf(match, match.position, move, null, match.since, timing, now)
  if (!first.ok) return first
  const steps: Step[] = [first.step]
  let standing = wishesAfter(wishes, match.position, first.step)
  const views = viewsOf(match)
  // An answer makes a new game, which nobody else uses yet, so the passes after it may change that game in place.
  let isOwn = kept === 'lastGame' && move.kind === 'answer'
  let { step } = first
  while (steps.length < mostPasses) {
    const { move: planned, macros } = macroMove(step.position, standing.macros, by =>
      views.at(step.position, by),
    )
    standing = { ...standing, macros }
    const next: Pass | null =
      planned === null ? ordered(step.position, standing.orders, views) : { move: planned, passed: null }
    if (next === null) break
    // While a macro runs, the game before a step must stay as it was, because `unsurprised` compares both.
    const sharing = isOwn && macros.corp === null && macros.runner === null ? 'own' : 'shared'
    const made = stepOf(match, step.position, next.move, next.passed, now, timing, now, sharing)
    if (!made.ok) break
    isOwn = kept === 'lastGame'
    standing = wishesAfter(standing, step.position, made.step)
    step = made.step
    steps.push(step)
  }
  for (const { position } of steps) shareCards(position.game, match.position.game)
  // Who takes an answer back for free goes on with the time that they had. Any other was granted, maybe days later.
  if (move.kind !== 'takeBack' || recollect(match.past, move.by)?.isFree === false)
    steps.splice(-1, 1, handedOver(match.position, step, timing, now))
  const last = step.position
  return { ok: true, steps, wishes: standing, looked: views.madeOf(last) }
}

/** The last step of a move, with the time of whoever has to answer next. */
function handedOver(before: Position, last: Step, timing: Timing, now: number): Step {
  const left = leftHandedOver(before, last.position, timing, now)
  if (left === last.position.left) return last
  return { ...last, entry: { ...last.entry, left }, position: { ...last.position, left } }
}

/** The wishes after a step. Orders and macros that hold only until something happens end when something has happened. */
function wishesAfter({ orders, macros }: Wishes, before: Position, step: Step): Wishes {
  const { entry, isTurnOver, isNews } = step
  const still = released(
    isTurnOver ? settled(orders, null) : isNews ? settled(orders, entry.by) : orders,
    before.game,
    entry.kind === 'answer' && entry.how === 'player' ? entry.by : null,
    isTurnOver ? 'isOver' : 'goesOn',
  )
  const corp = still.corp && withoutSpentMarks(still.corp, step.position.game)
  return { orders: { ...still, corp }, macros: unsurprised(macros, before, step) }
}

function stepOf(
  match: Live,
  position: Position,
  move: Move,
  passed: Passed | null,
  since: number,
  timing: Timing,
  now: number,
  sharing: Sharing = 'shared',
): Outcome<{ readonly step: Step }, ReplyRefusalCode> {
  if (position.result !== null) return { ok: false, why: 'gameOver' }
  const gone = leftAt(position, since, now)
  const left =
    move.kind === 'takeBack'
      ? leftWithout(gone, move.by, givenSince(match.past, move.to), timing)
      : isGiven(move)
        ? leftAfter(gone, move.by, timing)
        : move.kind === 'presence' && move.adds !== undefined
          ? leftWith(gone, move.by, move.adds)
          : gone
  // Read from the old game before the answer, which may change that game in place.
  const { active } = position.game
  const question = questionFor(position.game, move.by)
  const isPass = move.kind === 'answer' && isPassing(question, move.reply)
  const stands = position.draw !== null && isPass
  const made: Made = { ...move, at: now, left, ...(stands ? { draw: 'stands' as const } : {}) }
  const next = after(position, made, recallIn(match), sharing)
  if (!next.ok) return next
  const isTurnOver = active !== next.position.game.active
  const entry = entryOf(made, question, next.position.game)
  const isNews = isTurnOver || (move.kind !== 'presence' && !isPass)
  return { ok: true, step: { entry, move, position: next.position, passed, isTurnOver, isNews } }
}

/** The entry as it is stored: an answer names its options, and every entry that changed the game has a digest of the result. */
function entryOf(made: Made, question: Question | undefined, game: Game): Moved {
  switch (made.kind) {
    case 'answer': {
      const { reply, ...answer } = made
      if (question === undefined) throw new Error('Nobody was asked what was answered.')
      return { ...answer, named: namedReply(question, reply), after: digestOf(game) }
    }
    case 'presence':
    case 'drawOffer':
    case 'drawRefusal':
      return made
    default:
      return { ...made, after: digestOf(game) }
  }
}

/** Whether an answer brings the increment of the clock. Answers of standing orders and macros do not, as they take no time. */
const isGiven = (move: Move | Entry): boolean =>
  move.kind === 'answer' && (move.how === 'player' || move.how === 'bot')

/** Counts each player's answers since a position that have brought an increment. */
function givenSince(past: readonly Past[], to: number): Readonly<Record<Side, number>> {
  const given = past.filter(({ before, entry }) => before.n >= to && isGiven(entry))
  const of = (side: Side): number =>
    given.filter(({ entry }) => entry.kind === 'answer' && entry.by === side).length
  return { corp: of('corp'), runner: of('runner') }
}

/** Recalls positions from memory. To go back further, the driver must first read the positions from the log. */
const recallIn =
  (match: Live): Recall =>
  n => {
    const found = match.past.find(({ before }) => before.n === n)?.before
    if (found === undefined) throw new Error(`Position ${n} is not at hand.`)
    return found
  }

interface Views {
  at(position: Position, by: Side): View
  madeOf(position: Position): Looked
}

/** Makes the views of both players, each once, and from the view before it, as little changes between two passes. */
function viewsOf({ eyes }: Live): Views {
  const made: Partial<Record<Side, { readonly n: number; readonly held: Held }>> = {}
  return {
    at({ game, n }, by) {
      const last = made[by]
      // By the number of the position, as a game may be changed in place.
      if (last?.n === n) return last.held.view
      const before = last?.held ?? eyes.get(by)?.held
      const held = before === undefined ? { view: viewFor(game, by) } : updateFor(momentOf(game), by, before)
      made[by] = { n, held }
      return held.view
    },
    madeOf({ n }) {
      const { corp, runner } = made
      return {
        ...(corp?.n === n ? { corp: corp.held } : {}),
        ...(runner?.n === n ? { runner: runner.held } : {}),
      }
    },
  }
}

interface Pass {
  readonly move: Move
  readonly passed: Passed | null
}

function ordered(position: Position, orders: OrdersOf, views: Views): Pass | null {
  const { game, result } = position
  if (result !== null) return null
  for (const by of sides) {
    const own = orders[by]
    const answered =
      own === null ? null : orderedReply(game, by, own, opponentOf(by, orders), () => views.at(position, by))
    if (answered === null) continue
    const move: Move = { kind: 'answer', by, how: 'order', id: null, reply: answered.reply }
    return { move, passed: answered.passed }
  }
  return null
}
