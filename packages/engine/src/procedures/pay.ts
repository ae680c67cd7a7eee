import type { Next } from '../changes/frames.ts'
import {
  again,
  askAllocation,
  askChoice,
  askNumber,
  beginProcedure,
  noNames,
  procedure,
  takeAmounts,
  takeNumber,
  takeOptions,
} from '../changes/frames.ts'
import { judgeUnlike } from '../queries/allowed/unfit.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import type { Bill, Demand } from '../queries/costs/bills.ts'
import { billWith, choosesIn, creditsOwed, demandsOf, waysIn, withWay } from '../queries/costs/bills.ts'
import { lackInLines, lackOf } from '../queries/costs/paying.ts'
import { judgeCredits, keyOf, maySupply, sourcesFor, totalOf } from '../queries/costs/sources.ts'
import { isFreeChoice, payableWith, refusalToPayWith } from '../queries/costs/stakes.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { eachOwnDeclared } from '../queries/facts/declared.ts'
import { objectOf } from '../queries/facts/look.ts'
import { gather } from '../queries/facts/matching-cards.ts'
import { canSee } from '../queries/facts/sight.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { memosAreKept } from '../state/memos.ts'
import type { Source } from '../state/questions.ts'
import { billIn, chosenIn, keep, keepAs, openChoice } from './procedure-frames.ts'
import { preventable, spend } from './spend.ts'
import type { ProcedureTable } from './table.ts'

/** Starts paying; the caller goes on when all of it is paid, X and chosen cards being named to it. */
export const beginPaying = (game: Game, bill: Bill): void => {
  beginProcedure(
    game,
    procedure('pay', firstStep(bill), { by: bill.by, source: bill.card, vars: noNames, bill }),
  )
}

/**
 * Whether to pay all of a bill changes nothing, so that it need not be begun (CR 1.16.5c). What it pays for is left to whoever
 * asks: the cost of an ability is paid all the same, as that is what uses it.
 */
export const isFree = ({ ability, price, priceIsX, lines, either }: Bill): boolean =>
  memosAreKept && ability === null && price <= 0 && !priceIsX && lines.length === 0 && either.length === 0

/** Most bills leave nothing to choose before the credits. */
function firstStep(bill: Bill): string {
  if (bill.either.length > 0) return 'alternative'
  if (bill.priceIsX || bill.lines.some(isX)) return 'X'
  return choosesIn(bill).length > 0 ? 'cards' : 'credits'
}

const isX = ({ item }: Bill['lines'][number]): boolean => item.pay === 'X'

/** CR 1.16.2: which of several ways to pay. */
function alternative(game: Game, frame: Procedure<'pay'>): Next {
  const bill = billIn(frame)
  const open = bill.either[0]
  if (open === undefined) return undefined
  const ways = waysIn(game, open)
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    frame.bill = withWay(bill, open, at(ways, at(chosen, 0).index ?? 0))
    return 'alternative'
  }
  const options = optionsAmong(among => judgeWays(game, bill, among))
  if (options.length === 1) {
    frame.bill = withWay(bill, open, at(ways, at(options, 0).index ?? 0))
    return 'alternative'
  }
  askChoice(game, { for: frame.by, asks: 'payment', source: frame.source, options })
  return again
}

/** The ways to pay between which the payer chooses. */
function judgeWays(game: Game, bill: Bill, among: Candidates): void {
  const open = bill.either[0]
  if (open === undefined) return
  waysIn(game, open).forEach((items, index) => {
    judge(among, lackOf(game, withWay(bill, open, items)), () => ({
      does: 'pay',
      ability: `${open.of}/${index}`,
      index,
    }))
  })
}

/** All that may be chosen as a bill is paid: a way, cards, or where credits come from. */
export function judgePayment(game: Game, frame: Procedure<'pay'>, among: Candidates): void {
  const bill = billIn(frame)
  if (frame.step === 'alternative') judgeWays(game, bill, among)
  else if (frame.step === 'cards') judgeCardsToPay(game, frame, among)
  else judgeCredits(game, bill, sourcesFor(game, bill), among)
}

function judgeCardsToPay(game: Game, frame: Procedure<'pay'>, among: Candidates): void {
  const bill = billIn(frame)
  const needed = openChoice(frame)
  if (needed === undefined) return
  const { choose, scope } = needed
  const payable = payableWith(game, bill, needed, chosenIn(frame))
  for (const card of payable) judge(among, undefined, () => ({ does: 'card', card: refOf(card) }))
  if (among.refused === null) return
  for (const card of gather(game, choose.choose, scope))
    if (!payable.includes(card) && canSee(game, frame.by, card))
      judge(among, refusalToPayWith(game, bill, needed, chosenIn(frame), card), () => ({
        does: 'card',
        card: refOf(card),
      }))
  judgeUnlike(game, frame.by, choose.choose, scope, '1.16.1', among)
}

/** CR 1.16.2c: a number that is zero or more, within the restrictions of the text. */
function chooseX(game: Game, frame: Procedure<'pay'>): Next {
  const bill = billIn(frame)
  if (!bill.priceIsX && !bill.lines.some(isX)) return undefined
  const chosen = takeNumber(frame)
  if (chosen !== undefined) {
    keep(frame, { X: chosen })
    return undefined
  }
  const all = totalOf(sourcesFor(game, bill))
  // What lowers the price, and what is paid in another way, lets X be higher (CR 1.16.2a, 1.16.2e).
  let most = 0
  const allowed = mostOfX(game, bill)
  while (most < allowed && creditsOwed(game, bill, most + 1) <= all && canPayItems(game, bill, most + 1))
    most++
  askNumber(game, {
    for: frame.by,
    asks: 'number',
    source: frame.source,
    about: { is: 'X' },
    least: 0,
    most,
  })
  return again
}

/** Whether all that is no credit can be paid where X is so much: X tags, say. */
const canPayItems = (game: Game, bill: Bill, X: number): boolean =>
  lackInLines(game, withX(bill, X)) === undefined

const withX = (bill: Bill, X: number): Bill =>
  billWith(bill, {
    lines: bill.lines.map(({ item, scope }) => ({ item, scope: { ...scope, vars: { ...scope.vars, X } } })),
  })

/** What the text allows X to be. */
function mostOfX(game: Game, bill: Bill): number {
  let most = Number.POSITIVE_INFINITY
  for (const { item, scope } of bill.lines)
    if (item.pay === 'X' && item.most !== undefined) most = Math.min(most, amountOf(game, item.most, scope))
  const card = bill.card === null || !bill.priceIsX ? undefined : objectOf(game, bill.card)
  if (card !== undefined)
    eachOwnDeclared(game, 'mostX', card, (d, scope) => {
      most = Math.min(most, amountOf(game, d.amount, scope))
    })
  return most
}

/** Why X cannot be more than what is offered, and credits that cannot pay for it. */
export function judgeX(game: Game, frame: Procedure<'pay'>, most: number, among: Candidates): void {
  const bill = billIn(frame)
  const sources = sourcesFor(game, bill)
  const needs = creditsOwed(game, bill, most + 1)
  judge(
    among,
    mostOfX(game, bill) <= most
      ? { reason: 'most', rule: '1.16.2c' }
      : (lackInLines(game, withX(bill, most + 1)) ?? {
          reason: 'credits',
          rule: '1.16.1',
          needs,
          has: totalOf(sources),
        }),
    () => ({ does: 'more', index: most }),
  )
  judgeCredits(game, bill, sources, among)
}

/** The cards for each line, such that all others can still be paid; one by one where that depends on each of them. */
function chooseCards(game: Game, frame: Procedure<'pay'>): Next {
  const bill = billIn(frame)
  const needed = openChoice(frame)
  if (needed === undefined) return undefined
  const { key, item, choose, scope } = needed
  const had = frame.vars[key] ?? []
  const chosen = takeOptions(frame)
  const isAtOnce = isFreeChoice(game, bill)
  const line = frame.vars.line ?? 0
  if (chosen !== undefined) {
    const more = chosen.flatMap(option => option.card ?? [])
    keepAs(frame, key, [...had, ...more])
    keep(frame, { line: isAtOnce || more.length === 0 ? line + 1 : line })
    return 'cards'
  }
  const cards = payableWith(game, bill, needed, chosenIn(frame))
  const most = Math.min(cards.length, amountOf(game, choose.most, scope) - had.length)
  if (most <= 0) {
    keepAs(frame, key, had)
    keep(frame, { line: line + 1 })
    return 'cards'
  }
  const least = Math.max(0, Math.min(most, amountOf(game, choose.least, scope) - had.length))
  askChoice(game, {
    for: frame.by,
    asks: 'payment',
    about: { is: 'payment', by: item.pay },
    source: frame.source,
    options: cards.map(card => ({ does: 'card', card: refOf(card) })),
    least: isAtOnce ? least : Math.min(1, least),
    most: isAtOnce ? most : 1,
  })
  return again
}

/**
 * CR 1.10.3c: the payer divides the credits among the places they may come from, first those that have to come from
 * certain cards (CR 9.3.3d).
 */
function allocate(game: Game, frame: Procedure<'pay'>): Next {
  const bill = billIn(frame)
  const demands = demandsOf(game, bill, frame.vars.X ?? 0)
  const met = frame.vars.met ?? 0
  const demand = at(demands, met)
  // Nothing comes from nowhere.
  const sources = demand.credits === 0 ? noSources : sourcesLeft(game, frame, demand)
  const amounts = takeAmounts(frame) ?? onlyWay(sources, demand.credits)
  if (amounts === undefined) {
    askAllocation(game, {
      for: frame.by,
      asks: 'payment',
      about: { is: 'price', of: bill.purpose },
      source: frame.source,
      total: demand.credits,
      sources,
    })
    return again
  }
  if (demand.credits > 0) noteSpent(frame, sources, amounts)
  if (met + 1 === demands.length) return bill.purpose === 'bid' ? 'bid' : undefined
  keep(frame, { met: met + 1 })
  return 'credits'
}

const noSources: readonly Source[] = []

function sourcesLeft(game: Game, frame: Procedure<'pay'>, demand: Demand): readonly Source[] {
  const bill = billIn(frame)
  const sources = sourcesFor(game, bill)
  if (demand.from === null && (frame.vars.met ?? 0) === 0) return sources
  return sources
    .filter(source => maySupply(game, source, demand))
    .map(({ from, card, most }) => ({ from, card, most: most - (frame.vars[keyOf({ from, card })] ?? 0) }))
    .filter(({ most }) => most > 0)
}

/** Where there is one way to pay, nobody is asked. */
function onlyWay(sources: readonly Source[], owed: number): number[] | undefined {
  if (owed === 0) return sources.map(() => 0)
  if (sources.length === 1) return [owed]
  let all = 0
  for (const source of sources) all += source.most
  return all === owed ? sources.map(source => source.most) : undefined
}

/** Notes what comes from where; it leaves with the rest of the payment, at once. */
function noteSpent(frame: Procedure<'pay'>, sources: readonly Source[], amounts: readonly number[]): void {
  sources.forEach((source, i) => {
    const key = keyOf(source)
    if (amounts[i] !== 0) keepAs(frame, key, (frame.vars[key] ?? 0) + at(amounts, i))
  })
}

/** CR 10.14.4a, 10.14.6c: no checkpoint before both have paid for their bids. */
function payBid(game: Game, frame: Procedure<'pay'>): Next {
  spend(game, frame)
  frame.ended = true
}

export const pay: ProcedureTable<'pay'> = [
  { step: 'bid', rule: '10.14.4a', deed: payBid },
  { step: 'alternative', rule: '1.16.2', deed: alternative },
  { step: 'X', rule: '1.16.2c', deed: chooseX },
  { step: 'cards', rule: '1.16.1', deed: chooseCards },
  { step: 'credits', rule: '1.10.3c', deed: allocate },
  { step: 'spend', rule: '1.16.3', deed: spend, checkpoint: true, expects: preventable },
]
