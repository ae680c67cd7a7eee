import type { Cost, CostItem, Purpose } from '../../language/costs.ts'
import { nodeAt, pathIfKnown, pathOf } from '../../language/definitions.ts'
import type { Choose, Test } from '../../language/expressions.ts'
import { isEither } from '../../language/uses.ts'
import type { Bill as AnyBill, Line as AnyLine, Open } from '../../state/bills.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { CounterKind, Ref, Side } from '../../state/names.ts'
import type { CardsKey } from '../../state/procedures.ts'
import type { Option } from '../../state/questions.ts'
import { amountOf } from '../facts/amounts.ts'
import { isChoose } from '../facts/matching-cards.ts'
import { refTo } from '../facts/references.ts'

export type Bill = AnyBill<CostItem, Purpose>
type Line = AnyLine<CostItem>

export interface BillFor {
  readonly by: Side
  readonly purpose: Purpose
  readonly card?: Ref | null
  readonly price?: number
  readonly priceIsX?: boolean
  /** The paid ability whose cost it is. */
  readonly ability?: string
}

/** Costs and all additional costs of one effect, to be paid together or not at all (CR 1.16.10b). */
export function billOf(
  what: BillFor,
  costs: readonly { readonly cost: Cost; readonly scope: Scope }[],
): Bill {
  const { by, purpose, card = null, price = 0, priceIsX = false, ability = null } = what
  let lines: Line[] | undefined
  let either: Open[] | undefined
  for (const { cost, scope } of costs) {
    const plain: Scope = { by: scope.by, source: scope.source, vars: scope.vars }
    if (isEither(cost)) (either ??= []).push({ of: pathOf(cost.either), scope: plain })
    else for (const item of cost) (lines ??= []).push({ item, scope: plain })
  }
  return { by, purpose, card, ability, price, priceIsX, lines: lines ?? noLines, either: either ?? noLines }
}
const noLines: readonly never[] = []

/** The bill with some of it changed. A spread would give it another form, and bills are looked at all the time. */
export const billWith = (bill: Bill, more: Partial<Bill>): Bill => ({
  by: bill.by,
  purpose: bill.purpose,
  card: bill.card,
  ability: more.ability ?? bill.ability,
  price: more.price ?? bill.price,
  priceIsX: more.priceIsX ?? bill.priceIsX,
  lines: more.lines ?? bill.lines,
  either: more.either ?? bill.either,
})

/** Nothing at all is to be paid (CR 1.16.5c). */
export const nothingToPay = (by: Side, purpose: Purpose, card: Ref | null): Bill =>
  billOf({ by, purpose, card }, noLines)

/** What is left to pay of a bill when its credits are ignored, whatever they are for (CR 1.16.5b). */
export const withoutCredits = (bill: Bill): Bill =>
  billWith(bill, {
    price: 0,
    priceIsX: false,
    lines: bill.lines.filter(({ item }) => item.pay !== 'credits' && item.pay !== 'X'),
  })

/** The lists of items among which the payer chooses one. */
export const waysIn = (game: Game, open: Open): readonly (readonly CostItem[])[] =>
  nodeAt(game, open.of) as readonly (readonly CostItem[])[]

/** The bill when the first open choice has been made. */
export const withWay = (bill: Bill, open: Open, items: readonly CostItem[]): Bill =>
  billWith(bill, {
    either: bill.either.slice(1),
    lines: [...bill.lines, ...items.map(item => ({ item, scope: open.scope }))],
  })

/**
 * Whether a player who is to carry this out may decline, because something is added to its cost (CR 1.16.10a).
 * Another way to pay, which nobody has to take, adds nothing (CR 1.16.2e).
 */
export const hasAddedCost = (game: Game, bill: Bill): boolean =>
  bill.lines.length > 0 || bill.either.some(open => waysIn(game, open).every(way => way.length > 0))

/** The bill with so many clicks less to pay, of those that are on it (CR 1.16.2a). */
export function withFewerClicks(game: Game, bill: Bill, less: number): Bill {
  let left = less
  const lines = bill.lines.flatMap((line): Line[] => {
    const { item, scope } = line
    if (item.pay !== 'clicks' || left <= 0) return [line]
    const clicks = amountOf(game, item.amount, scope)
    const paid = Math.max(0, clicks - left)
    left -= clicks - paid
    return paid === 0 ? [] : [{ item: { ...item, amount: paid }, scope }]
  })
  return billWith(bill, { lines })
}

/** What of the price in credits is paid in another way (CR 1.16.2e). */
function coveredBy(game: Game, bill: Bill): number {
  let covered = 0
  for (const { item, scope } of bill.lines)
    if (item.pay === 'covers') covered += amountOf(game, item.amount, scope)
  return covered
}

/** All credits that are to be paid, X being what the payer has named. */
export function creditsOwed(game: Game, bill: Bill, x: number): number {
  const price = Math.max(0, bill.priceIsX ? x + bill.price : bill.price)
  if (bill.lines.length === 0) return price
  let owed = Math.max(0, price - coveredBy(game, bill))
  for (const { item, scope } of bill.lines) {
    if (item.pay === 'credits') owed += Math.max(0, amountOf(game, item.amount, scope))
    if (item.pay === 'X') owed += x
  }
  return owed
}

/** Credits that are owed, from anywhere or only from cards that pass tests (CR 9.3.3d). */
export interface Demand {
  readonly credits: number
  readonly from: { readonly tests: readonly Test[]; readonly scope: Scope } | null
}

/** What is owed in credits, by where it may come from: the most particular first. */
export function demandsOf(game: Game, bill: Bill, x: number): readonly Demand[] {
  let rest = creditsOwed(game, bill, x)
  const demands: Demand[] = []
  for (const { item, scope } of bill.lines) {
    if (item.pay !== 'credits' || item.from === undefined) continue
    const credits = Math.max(0, amountOf(game, item.amount, scope))
    rest -= credits
    demands.push({ credits, from: { tests: item.from, scope } })
  }
  demands.push({ credits: rest, from: null })
  return demands
}

/** Whether the text leaves open which cards the credits of a line come from. */
export const isFromAnywhere = ({ item }: Line): boolean => item.pay !== 'credits' || item.from === undefined

/** An item that names cards to be chosen. */
export interface Needed {
  readonly item: CostItem
  readonly choose: Choose
  readonly scope: Scope
  readonly line: number
  /** Under which name a payment notes the cards: each line has its own, whatever its text calls them (CR 1.16.10b). */
  readonly key: CardsKey
}

export function choosesIn(bill: Bill): readonly Needed[] {
  if (bill.lines.length === 0) return noLines
  const needed: Needed[] = []
  bill.lines.forEach(({ item, scope }, line) => {
    const key: CardsKey = `cards${line}`
    if (item.pay === 'reveal' || item.pay === 'host')
      needed.push({ item, choose: item.cards, scope, line, key })
    else if (isOfNamed(item) && isChoose(item.cards))
      needed.push({ item, choose: item.cards, scope, line, key })
  })
  return needed
}

/** An item that names its cards or has them chosen. */
const isOfNamed = (
  item: CostItem,
): item is Extract<CostItem, { pay: 'trash' | 'forfeit' | 'addTo' | 'derez' }> =>
  item.pay === 'trash' || item.pay === 'forfeit' || item.pay === 'addTo' || item.pay === 'derez'

/** How much of these there is on a bill, as of clicks or tags. */
export function owedIn(game: Game, bill: Bill, ...what: readonly CostItem['pay'][]): number {
  let owed = 0
  for (const { item, scope } of bill.lines)
    if ('amount' in item && what.includes(item.pay)) owed += amountOf(game, item.amount, scope)
  return owed
}
export const clicksOwed = (game: Game, bill: Bill): number => owedIn(game, bill, 'clicks', 'loseClicks')

/** How many counters of a kind are to be taken off a card. */
export function countersOwed(game: Game, bill: Bill, card: Ref, counter: CounterKind): number {
  let owed = 0
  for (const { item, scope } of bill.lines)
    if (
      item.pay === 'counters' &&
      item.counter === counter &&
      refTo(game, item.from, scope)?.card === card.card
    )
      owed += amountOf(game, item.amount, scope)
  return owed
}

/** An option with all that it costs: who is asked whether to pay has to know how much. */
export function priced(game: Game, option: Option, bill: Bill): Option {
  const credits = demandsOf(game, bill, 0).at(-1)?.credits ?? 0
  // Where credits have to come from is in the words of the item.
  const items = bill.lines.flatMap(({ item }) =>
    item.pay === 'credits' && item.from === undefined ? [] : (pathIfKnown(item) ?? []),
  )
  const pays = [...items, ...bill.either.map(({ of }) => of)]
  return { ...option, ...(credits > 0 && { credits }), ...(pays.length > 0 && { pays }) }
}
