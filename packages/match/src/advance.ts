import type { Game, Held, Question, Refused, View } from '@paydata/engine'
import { digestOf, momentOf, namedReply, questionFor, updateFor, viewFor } from '@paydata/engine'
import type { OrdersOf } from '@paydata/orders'
import { isPassing, orderedReply, released, settled, withoutSpentMarks } from '@paydata/orders'
import type { Passed } from '@paydata/protocol'
import type { Timing } from './clock.ts'
import { leftAfter, leftAt, leftWithout } from './clock.ts'
import type { AnswerEntry, Entry, GivenAnswer, MacrosOf, MendedEntry } from './entries.ts'
import type { Live } from './live.ts'
import { macroMove, unsurprised } from './macros.ts'
import type { Past } from './past.ts'
import type { Position, Recall, Sharing } from './position.ts'
import { after } from './position.ts'
import { shareCards } from './sharing.ts'

type Side = 'corp' | 'runner'

/** An entry as it is made, before it is known what it leads to. */
type Made = GivenAnswer | Exclude<Entry, AnswerEntry | MendedEntry>

/** What somebody wants done, before it is known when that was. */
export type Move = Made extends infer Each ? (Each extends Made ? Omit<Each, 'at' | 'left'> : never) : never

/** What players' moves are written as: that the rules were changed is written by a server alone. */
export type Moved = Exclude<Entry, MendedEntry>

/** An entry with what comes of it. */
export interface Step {
  readonly entry: Moved
  readonly move: Move
  /** Its game may have become that of a later step, where the driver asked for the last game alone. */
  readonly position: Position
  readonly passed: Passed | null
  readonly isTurnOver: boolean
  /** It was more than to pass in a window, or to come and go. */
  readonly isNews: boolean
}

/** Which games of a move its driver will look at: that of each step, or the last alone, which takes fewer copies. */
export type Kept = 'eachGame' | 'lastGame'

/** What players have said beforehand about how they answer. */
export interface Wishes {
  readonly orders: OrdersOf
  readonly macros: MacrosOf
}

export type Advance =
  | { readonly ok: true; readonly steps: readonly Step[]; readonly wishes: Wishes }
  | { readonly ok: false; readonly why: Refused }

const sides: readonly Side[] = ['corp', 'runner']
/** Nobody is passed for so often without anything happening; it only ends what would never end. */
const mostPasses = 200

/** A move, and all that the macros and standing orders of both players make of it. Nothing is changed by it yet. */
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
  // What comes of an answer is a game of its own: who only passes need not make another.
  let isOwn = kept === 'lastGame' && move.kind === 'answer'
  for (let step = first.step; steps.length < mostPasses; ) {
    const { game } = step.position
    const { move: planned, macros } = macroMove(step.position, standing.macros, by => views(game, by))
    standing = { ...standing, macros }
    const next: Pass | null =
      planned === null ? ordered(step.position, standing.orders, views) : { move: planned, passed: null }
    if (next === null) break
    // A macro compares what was before.
    const sharing = isOwn && macros.corp === null && macros.runner === null ? 'own' : 'shared'
    const made = stepOf(match, step.position, next.move, next.passed, now, timing, now, sharing)
    if (!made.ok) break
    isOwn = kept === 'lastGame'
    standing = wishesAfter(standing, step.position, made.step)
    step = made.step
    steps.push(step)
  }
  for (const { position } of steps) shareCards(position.game, match.position.game)
  return { ok: true, steps, wishes: standing }
}

/** Wishes that were for as long as nothing happens are over when something does. */
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
): { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly why: Refused } {
  if (position.result !== null) return { ok: false, why: 'gameOver' }
  const gone = leftAt(position, since, now)
  const left =
    move.kind === 'takeBack'
      ? leftWithout(gone, move.by, givenSince(match.past, move.to), timing)
      : isGiven(move)
        ? leftAfter(gone, move.by, timing)
        : gone
  // All that is asked of the game before is asked now: it may become the next one.
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

/** As it is stored: an answer by what it names, and whatever changed the game with a digest of what it led to. */
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

/** What standing orders and macros answer takes no time and brings none back. */
const isGiven = (move: Move | Entry): boolean =>
  move.kind === 'answer' && (move.how === 'player' || move.how === 'bot')

/** How many answers that brought time back count since a position. */
function givenSince(past: readonly Past[], to: number): Readonly<Record<Side, number>> {
  const given = past.filter(({ before, entry }) => before.n >= to && isGiven(entry))
  const of = (side: Side): number =>
    given.filter(({ entry }) => entry.kind === 'answer' && entry.by === side).length
  return { corp: of('corp'), runner: of('runner') }
}

/** Positions that are still in memory; who goes further back reads them from the log first. */
const recallIn =
  (match: Live): Recall =>
  n => {
    const found = match.past.find(({ before }) => before.n === n)?.before
    if (found === undefined) throw new Error(`Position ${n} is not at hand.`)
    return found
  }

type Views = (game: Game, by: Side) => View

/** The views of both players, each made from the one before, as little changes between two passes. */
function viewsOf({ eyes }: Live): Views {
  const held: Partial<Record<Side, Held>> = {}
  return (game, by) => {
    const before = held[by] ?? eyes.get(by)?.held
    const now = before === undefined ? { view: viewFor(game, by) } : updateFor(momentOf(game), by, before)
    held[by] = now
    return now.view
  }
}

interface Pass {
  readonly move: Move
  readonly passed: Passed | null
}

function ordered({ game, result }: Position, orders: OrdersOf, views: Views): Pass | null {
  if (result !== null) return null
  for (const by of sides) {
    const own = orders[by]
    const answered = own === null ? null : orderedReply(game, by, own, () => views(game, by))
    if (answered === null) continue
    const move: Move = { kind: 'answer', by, how: 'order', id: null, reply: answered.reply }
    return { move, passed: answered.passed }
  }
  return null
}
