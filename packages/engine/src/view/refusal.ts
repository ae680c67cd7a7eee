import type { Act } from '../language/abilities.ts'
import type { CostItem } from '../language/costs.ts'
import { pathIfKnown, pathOf } from '../language/definitions.ts'
import type { Condition, Test } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import type { Bill } from '../queries/bills.ts'
import { choosesIn } from '../queries/bills.ts'
import { passesAll } from '../queries/cards.ts'
import { holds } from '../queries/conditions.ts'
import { payableWith, shortOf, spendable } from '../queries/costs.ts'
import { eachOwnDeclared } from '../queries/declared.ts'
import { clicksOf, countersOn } from '../queries/look.ts'
import type { Attempt } from '../queries/permissions.ts'
import { forbiddenBy } from '../queries/permissions.ts'
import { cardTo } from '../queries/references.ts'
import { canSee } from '../queries/sight.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option, OptionKind, Question } from '../state/questions.ts'
import { definitionFor } from './names.ts'
import type { Reason } from './question-types.ts'

/** Why something is not offered, and the rule that says so. */
export interface Why {
  readonly reason: Reason
  readonly rule: string
  readonly needs?: number
  readonly has?: number
  readonly because?: string | null
  readonly condition?: string
}

/** What is not offered: as the option it would be, and why not. */
export interface Excluded {
  readonly option: Option
  readonly why: Why
}

export const none: readonly Excluded[] = []

const isSameOption = (a: Option, b: Option): boolean =>
  a.does === b.does &&
  a.card?.card === b.card?.card &&
  a.server === b.server &&
  a.index === b.index &&
  a.key === b.key &&
  a.hidden === b.hidden

/** Calls with what a player could expect, and what gives the reason if it is not offered; none: nobody expects it. */
type Expecting = (expect: (option: Option, why: () => Why | undefined) => void) => void

/** Of all that a player could expect what a question does not offer. */
export function notOffered(question: Question, expecting: Expecting): Excluded[] {
  const options = question.form === 'choose' ? question.options : []
  const found: Excluded[] = []
  expecting((option, whyNot) => {
    if (options.some(each => isSameOption(each, option))) return
    const why = whyNot()
    if (why !== undefined) found.push({ option, why })
  })
  return found
}

export const onCard = (does: OptionKind, card: CardState): Option => ({ does, card: refOf(card) })

/** The procedure that asks, if it is one. */
export function asking(game: Game): ProcedureFrame | undefined {
  const frame = game.frames[game.frames.length - 1]
  return frame?.kind === 'procedure' ? frame : undefined
}

/** Something forbids it, if anything does (CR 1.2.2). */
export function forbidden(game: Game, act: Act, attempt: Attempt): Why | undefined {
  const by = forbiddenBy(game, act, attempt)
  if (by === undefined) return undefined
  return { reason: 'forbidden', rule: '1.2.2', because: by === 'rule' ? null : definitionFor(game, by) }
}

/** A condition that does not hold. That the Runner is not tagged is said outright (CR 10.5.2). */
export const notSo = (condition: Condition, rule: string): Why =>
  condition.if === 'tagged'
    ? { reason: 'notTagged', rule: '10.5.2', condition: pathOf(condition) }
    : { reason: 'condition', rule, condition: pathOf(condition) }

/**
 * The one test a card fails: what fails more than one nobody would expect there. Of a facedown card it must not tell
 * what the card is, only that it is not rezzed.
 */
export function failedTest(
  game: Game,
  side: Side,
  card: CardState,
  tests: readonly Test[],
  scope: Scope,
): Test | undefined {
  if (!canSee(game, side, card)) {
    const isPlace =
      card.zone === 'ice' || !tests.some(test => test.is === 'type' && test.types.includes('ice'))
    return isPlace ? tests.find(test => test.is === 'rezzed') : undefined
  }
  const failed = tests.filter(test => !passesAll(game, card, [test], scope))
  return failed.length === 1 ? failed[0] : undefined
}

/** "Play only if" and the like, in force wherever the card is (CR 9.1.8c). */
export function unmet(
  game: Game,
  card: CardState,
  act: 'play' | 'rez' | 'score' | 'install',
): Why | undefined {
  let why: Why | undefined
  eachOwnDeclared(game, 'onlyIf', card, (d, scope) => {
    if (d.act === act && !holds(game, d.condition, scope)) why ??= notSo(d.condition, '9.1.8c')
  })
  return why
}

/** What would have to be paid, for its words. */
function toPay(item: CostItem): Pick<Why, 'condition'> {
  const condition = pathIfKnown(item)
  return condition === undefined ? {} : { condition }
}

/** What is missing to pay a bill that cannot be paid. `clicks` come on top of it, as those of a basic action. */
export function unpaid(game: Game, bill: Bill, clicks = 0): Why {
  let needsClicks = clicks
  let needsCredits = Math.max(0, bill.price)
  for (const { item, scope } of bill.lines) {
    if (item.pay === 'credits') needsCredits += amountOf(game, item.amount, scope)
    else if (item.pay === 'clicks' || item.pay === 'loseClicks')
      needsClicks += amountOf(game, item.amount, scope)
    else if (item.pay === 'counters') {
      const card = cardTo(game, item.from, scope)
      const has = card === undefined ? 0 : countersOn(card, item.counter)
      const needs = amountOf(game, item.amount, scope)
      if (has < needs) return { reason: 'counters', rule: '1.16.1', needs, has, ...toPay(item) }
    }
  }
  const hasClicks = clicksOf(game, bill.by)
  if (hasClicks < needsClicks) return { reason: 'clicks', rule: '5.2.2', needs: needsClicks, has: hasClicks }
  const hasCredits = spendable(game, bill.by, bill.purpose, bill.card)
  if (hasCredits < needsCredits)
    return { reason: 'credits', rule: '1.16.1', needs: needsCredits, has: hasCredits }
  for (const { item, choose, scope } of choosesIn(bill)) {
    const needs = amountOf(game, choose.least, scope)
    const has = payableWith(game, bill, choose, scope).length
    if (has < needs) return { reason: 'cost', rule: '1.16.1', needs, has, ...toPay(item) }
  }
  const short = shortOf(game, bill)
  return short === undefined || short.demand.from === null
    ? { reason: 'cost', rule: '1.16.1' }
    : { reason: 'creditsFrom', rule: '9.3.3d', needs: short.demand.credits, has: short.has }
}
