import type { Cost, CostItem, Purpose } from '../language/costs.ts'
import type { Choose, Test } from '../language/expressions.ts'
import type { Bill as AnyBill, Line as AnyLine } from '../state/bills.ts'
import { never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { EffectKind, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId, Side } from '../state/names.ts'
import type { Source } from '../state/questions.ts'
import { amountOf } from './amounts.ts'
import { cardTo, gather, isChoose, passesAll, whoIs } from './cards.ts'
import { eachDeclared } from './declared.ts'
import { clicksOf, controllerOf, countersOn, poolOf, runOf } from './look.ts'
import { cannot } from './permissions.ts'
import { cardsInPool } from './pool.ts'
import type { Costly } from './prices.ts'
import { additionalCosts } from './prices.ts'
import { requirementOf } from './score.ts'

export type Bill = AnyBill<CostItem, Purpose>
type Line = AnyLine<CostItem>

export interface BillFor {
  readonly by: Side
  readonly purpose: Purpose
  readonly card?: Ref | null
  readonly price?: number
  readonly priceIsX?: boolean
}

export const isEither = (cost: Cost): cost is Extract<Cost, { either: unknown }> => !Array.isArray(cost)

/** Costs and all additional costs of one effect, to be paid together or not at all (CR 1.16.10b). */
export function billOf(
  what: BillFor,
  costs: readonly { readonly cost: Cost; readonly scope: Scope }[],
): Bill {
  const { by, purpose, card = null, price = 0, priceIsX = false } = what
  if (costs.length === 0) return { by, purpose, card, price, priceIsX, lines: noLines, either: noLines }
  const lines: Line[] = []
  const either: { item: readonly (readonly CostItem[])[]; scope: Scope }[] = []
  for (const { cost, scope } of costs) {
    const plain: Scope = { by: scope.by, source: scope.source, vars: scope.vars }
    if (isEither(cost)) either.push({ item: cost.either, scope: plain })
    else for (const item of cost) lines.push({ item, scope: plain })
  }
  return { by, purpose, card, price, priceIsX, lines, either }
}
const noLines: readonly never[] = Object.freeze([])

/** Nothing at all is to be paid (CR 1.16.5c). */
export const nothingToPay = (by: Side, purpose: Purpose, card: Ref | null): Bill =>
  billOf({ by, purpose, card }, noCosts)

/** Whose tags and bad publicity they are does not matter for paying (CR 1.14.3a); all else the payer controls. */
export function canPay(game: Game, bill: Bill): boolean {
  if (bill.either.length > 0) {
    const [first, ...rest] = bill.either
    if (first === undefined) return false
    return first.item.some(items => {
      const lines = [...bill.lines, ...items.map(item => ({ item, scope: first.scope }))]
      return canPay(game, { ...bill, lines, either: rest })
    })
  }
  let credits = Math.max(0, bill.price)
  let clicks = 0
  let tests: readonly Test[] | undefined
  const needed: { readonly choose: Choose; readonly scope: Scope }[] = []
  for (const { item, scope } of bill.lines) {
    switch (item.pay) {
      case 'credits':
        credits += Math.max(0, amountOf(game, item.amount, scope))
        if (item.from !== undefined) tests = item.from
        break
      case 'clicks':
      case 'loseClicks':
        clicks += amountOf(game, item.amount, scope)
        break
      case 'X':
        break
      case 'trash':
      case 'forfeit':
        if (isChoose(item.cards)) needed.push({ choose: item.cards, scope })
        else {
          const card = cardTo(game, item.cards, scope)
          if (card === undefined || (item.pay === 'trash' && cannot(game, 'trash', { who: bill.by, card })))
            return false
        }
        break
      case 'reveal':
        needed.push({ choose: item.cards, scope })
        break
      case 'remove':
        if (cardTo(game, 'self', scope) === undefined) return false
        break
      case 'counters': {
        const card = cardTo(game, item.from, scope)
        if (card === undefined || countersOn(card, item.counter) < amountOf(game, item.amount, scope))
          return false
        break
      }
      case 'removeTags':
        if (game.runner.tags < amountOf(game, item.amount, scope)) return false
        break
      case 'damage':
        if (isAverted(game, 'damage', 'runner', item.damage)) return false
        break
      case 'takeTags':
        if (isAverted(game, 'tags', 'runner')) return false
        break
      case 'takeBadPublicity':
        if (isAverted(game, 'badPublicity', 'corp')) return false
        break
      default:
        return never(item)
    }
  }
  if (clicks > 0 && clicksOf(game, bill.by) < clicks) return false
  if (credits > 0 && !canSpend(game, bill, credits, tests)) return false
  if (needed.length === 0) return true
  const spoken = new Set<number>()
  for (const { choose, scope } of needed) {
    const free = payableWith(game, bill, choose, scope).filter(card => !spoken.has(card.card))
    const least = amountOf(game, choose.least, scope)
    if (free.length < least) return false
    if (free.length === least) for (const card of free) spoken.add(card.card)
  }
  return true
}

/** CR 1.16.1b: what a static ability would prevent cannot be done as a cost either. */
const isAverted = (game: Game, effect: EffectKind, who: Side, kind?: string): boolean =>
  eachDeclared(
    game,
    'replace',
    (d, scope) =>
      d.effect === effect &&
      d.optional !== true &&
      d.withIt.instead === 'nothing' &&
      (d.kind === undefined || d.kind === kind) &&
      (d.who === undefined || whoIs(d.who, scope) === who),
  )

/** Cards that may be chosen to pay with: not such as would break the restriction on what is paid for (CR 1.16.1c). */
export function payableWith(game: Game, bill: Bill, choose: Choose, scope: Scope): CardState[] {
  // CR 1.14.3: only with what the payer controls.
  const cards = gather(game, choose.choose, scope).filter(card => controllerOf(card) === bill.by)
  const agenda = bill.purpose === 'score' && bill.card !== null ? game.cards[bill.card.card] : undefined
  if (agenda === undefined) return cards
  return cards.filter(card => requirementOf(game, agenda, card.card) <= countersOn(agenda, 'advancement'))
}

function canSpend(game: Game, bill: Bill, credits: number, tests: readonly Test[] | undefined): boolean {
  if (tests === undefined && poolOf(game, bill.by) >= credits && !anyoneForbids(game)) return true
  let most = 0
  for (const source of creditSources(game, bill.by, bill.purpose, bill.card, tests)) most += source.most
  return most >= credits
}

const anyoneForbids = (game: Game): boolean => eachDeclared(game, 'cannot', d => d.act === 'spendCredits')

/** Everything the credits may come from, the most particular first (CR 1.10.3c, 1.10.4b). */
export function creditSources(
  game: Game,
  by: Side,
  purpose: Purpose,
  paidFor: Ref | null,
  tests?: readonly Test[],
): Source[] {
  if (cannot(game, 'spendCredits', { who: by })) return []
  const sources: Source[] = []
  const card = paidFor === null ? undefined : game.cards[paidFor.card]
  eachDeclared(game, 'spend', (d, scope, source) => {
    if (source === undefined || source.owner !== by) return
    const most = countersOn(source, 'credit')
    if (most === 0 || sources.some(s => s.card?.card === source.card)) return
    if (tests !== undefined && !passesAll(game, source, tests, scope)) return
    const serves =
      d.for.length === 0 ||
      d.for.some(
        use =>
          use.to.includes(purpose) &&
          (use.where === undefined || (card !== undefined && passesAll(game, card, use.where, scope))),
      )
    if (serves) sources.push({ from: 'card', card: refOf(source), most })
  })
  if (tests === undefined) {
    for (const source of cardsInPool(game, by)) {
      const most = countersOn(source, 'credit')
      if (most > 0) sources.push({ from: 'card', card: refOf(source), most })
    }
  }
  // The fund can be spent during the run, not for initiating it (CR 6.3.4, 10.6.2).
  if (by === 'runner' && game.runner.fund > 0 && tests === undefined && runOf(game)?.vars.begun === true) {
    sources.push({ from: 'fund', card: null, most: game.runner.fund })
  }
  const pool = poolOf(game, by)
  if (pool > 0 && tests === undefined) sources.push({ from: 'pool', card: null, most: pool })
  return sources
}

/** The most a player could spend for a purpose. */
export function spendable(game: Game, by: Side, purpose: Purpose, card: Ref | null): number {
  let most = 0
  for (const source of creditSources(game, by, purpose, card)) most += source.most
  return most
}

/** The bill for something with additional costs. */
export function fullBill(
  game: Game,
  to: Costly,
  card: CardState | null,
  server: ServerId | null,
  what: BillFor,
  own: readonly { readonly cost: Cost; readonly scope: Scope }[] = noCosts,
): Bill {
  const added = additionalCosts(game, to, card, server)
  return billOf(what, added.length === 0 ? own : [...own, ...added])
}

const noCosts: readonly { readonly cost: Cost; readonly scope: Scope }[] = Object.freeze([])

/** Whether a player who is to carry this out may decline, because something is added to its cost (CR 1.16.10a). */
export const hasAddedCost = (bill: Bill): boolean => bill.lines.length > 0 || bill.either.length > 0
