import type { Game, Held, View } from '@paydata/engine'
import { momentOf, questionFor, updateFor, viewFor } from '@paydata/engine'
import type { Orders, Passed, Settings, WhyRefused } from '@paydata/protocol'
import { leftAfter, leftAt } from './clock.ts'
import type { Entry } from './entries.ts'
import type { Match } from './match.ts'
import type { Position, Recall } from './position.ts'
import { after } from './position.ts'
import { isForOrders, orderedPass } from './standing.ts'

type Side = 'corp' | 'runner'
export type OrdersOf = Readonly<Record<Side, Orders | null>>

/** What somebody wants done, before it is known when that was. */
export type Move = Entry extends infer Each ? (Each extends Entry ? Omit<Each, 'at' | 'left'> : never) : never

/** An entry with what comes of it. */
export interface Step {
  readonly entry: Entry
  readonly position: Position
  readonly passed: Passed | null
}

export type Advance =
  | { readonly ok: true; readonly steps: readonly Step[]; readonly orders: OrdersOf }
  | { readonly ok: false; readonly why: WhyRefused }

const sides: readonly Side[] = ['corp', 'runner']
/** Nobody is passed for so often without anything happening; it only ends what would never end. */
const mostPasses = 200

/** A move, and all that the standing orders of both players make of it. Nothing is changed by it yet. */
export function advance(
  match: Match,
  move: Move,
  orders: OrdersOf,
  settings: Settings,
  now: number,
): Advance {
  const recall = recallIn(match)
  const first = stepOf(match.position, move, null, match.since, settings, now, recall)
  if (!first.ok) return first
  const steps: Step[] = [first.step]
  let standing = isNews(match.position.game, first.step) ? settled(orders, move.by) : orders
  const views = viewsOf(match)
  for (let step = first.step; steps.length < mostPasses; ) {
    const pass = ordered(step.position, standing, views)
    if (pass === null) break
    const next = stepOf(step.position, pass.move, pass.passed, now, settings, now, recall)
    if (!next.ok) break
    if (next.step.position.game.active !== step.position.game.active) standing = settled(standing, null)
    step = next.step
    steps.push(step)
  }
  return { ok: true, steps, orders: standing }
}

function stepOf(
  position: Position,
  move: Move,
  passed: Passed | null,
  since: number,
  settings: Settings,
  now: number,
  recall: Recall,
): { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly why: WhyRefused } {
  if (position.result !== null) return { ok: false, why: 'gameOver' }
  const gone = leftAt(position, since, now)
  // What standing orders pass takes no time and brings none back.
  const isGiven = move.kind === 'answer' && move.how !== 'order'
  const left = isGiven ? leftAfter(gone, move.by, settings) : gone
  const entry: Entry = { ...move, at: now, left }
  const next = after(position, entry, recall)
  return next.ok ? { ok: true, step: { entry, position: next.position, passed } } : next
}

/** Positions that are still in memory; who goes further back reads them from the log first. */
const recallIn =
  (match: Match): Recall =>
  n => {
    const found = match.past.find(({ before }) => before.n === n)?.before
    if (found === undefined) throw new Error(`Position ${n} of ${match.id} is not at hand.`)
    return found
  }

type Views = (game: Game, by: Side) => View

/** The views of both players, each made from the one before, as little changes between two passes. */
function viewsOf({ eyes }: Match): Views {
  const held: Partial<Record<Side, Held>> = {}
  return (game, by) => {
    const before = held[by] ?? eyes.get(by)?.held
    const now = before === undefined ? { view: viewFor(game, by) } : updateFor(momentOf(game), by, before)
    held[by] = now
    return now.view
  }
}

function ordered({ game, result }: Position, orders: OrdersOf, views: Views) {
  if (result !== null) return null
  for (const by of sides) {
    const own = orders[by]
    const question = questionFor(game, by)
    if (own === null || question === undefined || !isForOrders(question)) continue
    const answered = orderedPass(views(game, by), own)
    if (answered === null) continue
    const move: Move = { kind: 'answer', by, how: 'order', id: null, reply: answered.reply }
    return { move, passed: answered.passed }
  }
  return null
}

/** Whether a move was more than to pass in a window. */
function isNews(before: Game, { entry, position }: Step): boolean {
  if (entry.kind !== 'answer') return true
  if (before.active !== position.game.active) return true
  const question = questionFor(before, entry.by)
  if (question?.form !== 'choose' || !('choose' in entry.reply)) return true
  return entry.reply.choose.some(index => question.options[index]?.does !== 'pass')
}

/** Who passes until something happens is asked again: the opponent of who did it, or both when the turn is over. */
function settled(orders: OrdersOf, by: Side | null): OrdersOf {
  const woken = (side: Side): Orders | null => {
    const own = orders[side]
    return own === null || side === by || own.until === 'nothing' ? own : { ...own, until: 'nothing' }
  }
  return { corp: woken('corp'), runner: woken('runner') }
}
