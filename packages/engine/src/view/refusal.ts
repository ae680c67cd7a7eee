import type { Act } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import type { Condition } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import type { Bill } from '../queries/bills.ts'
import { holds } from '../queries/conditions.ts'
import { shortOf, spendable } from '../queries/costs.ts'
import { eachOwnDeclared } from '../queries/declared.ts'
import { clicksOf } from '../queries/look.ts'
import type { Attempt } from '../queries/permissions.ts'
import { forbiddenBy } from '../queries/permissions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { OptionKind } from '../state/questions.ts'
import { definitionFor, nameFor, sees } from './names.ts'
import type { Reason, Unavailable } from './question-types.ts'

/** Why something is not offered, and the rule that says so. */
export interface Why {
  readonly reason: Reason
  readonly rule: string
  readonly needs?: number
  readonly has?: number
  readonly because?: string | null
  readonly condition?: string
}

interface About {
  readonly card?: CardState
  readonly ability?: string
  readonly server?: string
}

export const unavailable = (
  game: Game,
  viewer: Side,
  does: OptionKind,
  { card, ability, server }: About,
  why: Why,
): Unavailable => ({
  does,
  card: card === undefined ? null : nameFor(viewer, card),
  definition: card === undefined || !sees(game, viewer, card) ? null : definitionFor(game, card),
  ability: ability ?? null,
  server: server ?? null,
  reason: why.reason,
  rule: why.rule,
  because: why.because ?? null,
  condition: why.condition ?? null,
  needs: why.needs ?? null,
  has: why.has ?? null,
})

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

/** What is missing to pay a bill that cannot be paid. `clicks` come on top of it, as those of a basic action. */
export function unpaid(game: Game, bill: Bill, clicks = 0): Why {
  let needsClicks = clicks
  let needsCredits = Math.max(0, bill.price)
  for (const { item, scope } of bill.lines) {
    if (item.pay === 'credits') needsCredits += amountOf(game, item.amount, scope)
    else if (item.pay === 'clicks' || item.pay === 'loseClicks')
      needsClicks += amountOf(game, item.amount, scope)
  }
  const hasClicks = clicksOf(game, bill.by)
  if (hasClicks < needsClicks) return { reason: 'clicks', rule: '5.2.2', needs: needsClicks, has: hasClicks }
  const hasCredits = spendable(game, bill.by, bill.purpose, bill.card)
  if (hasCredits < needsCredits)
    return { reason: 'credits', rule: '1.16.1', needs: needsCredits, has: hasCredits }
  const short = shortOf(game, bill)
  return short === undefined || short.demand.from === null
    ? { reason: 'cost', rule: '1.16.1' }
    : { reason: 'creditsFrom', rule: '9.3.3d', needs: short.demand.credits, has: short.has }
}
