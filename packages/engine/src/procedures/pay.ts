import { addTo, forfeitAgenda, removeCounters, trashCards } from '../changes/cards.ts'
import { sufferDamage } from '../changes/damage.ts'
import type { Next } from '../changes/frames.ts'
import {
  again,
  askAllocation,
  askChoice,
  askNumber,
  beginProcedure,
  giveResult,
  takeAmounts,
  takeNumber,
  takeOptions,
} from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import {
  loseClicks,
  removeTags,
  spendClicks,
  spendFund,
  takeBadPublicity,
  takeTags,
} from '../changes/players.ts'
import type { CostItem } from '../language/costs.ts'
import type { Choose, Test } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf, cardTo, isChoose } from '../queries/cards.ts'
import type { Bill } from '../queries/costs.ts'
import { canPay, creditSources, payableWith } from '../queries/costs.ts'
import { eachOwnDeclared } from '../queries/declared.ts'
import { cardAt, objectOf } from '../queries/look.ts'
import { at, bug, never } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Source } from '../state/questions.ts'
import { name, numberIn, refsIn } from './frames.ts'
import type { Procedure } from './table.ts'

const billIn = (frame: ProcedureFrame): Bill => frame.bill ?? bug('nothing to pay')

/** Starts paying; the caller goes on when all of it is paid, X and chosen cards being named to it. */
export function beginPaying(
  game: Game,
  bill: Bill,
  use: { readonly ability: string; readonly action: boolean } | null = null,
): void {
  const vars = use === null ? {} : { ability: use.ability, action: use.action }
  beginProcedure(game, 'pay', firstStep(bill), { by: bill.by, source: bill.card, vars, bill })
}

/** Most bills leave nothing to choose before the credits. */
const firstStep = (bill: Bill): string =>
  bill.either.length > 0 ? 'alternative' : bill.lines.length > 0 || bill.priceIsX ? 'X' : 'credits'

/** CR 1.16.2: which of several ways to pay. */
function alternative(game: Game, frame: ProcedureFrame): Next {
  const bill = billIn(frame)
  const open = bill.either[0]
  if (open === undefined) return undefined
  const rest = bill.either.slice(1)
  const withWay = (items: readonly CostItem[]): Bill => ({
    ...bill,
    either: rest,
    lines: [...bill.lines, ...items.map(item => ({ item, scope: open.scope }))],
  })
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    frame.bill = withWay(at(open.item, at(chosen, 0).index ?? 0))
    return 'alternative'
  }
  const ways = open.item
    .map((items, index) => ({ items, index }))
    .filter(way => canPay(game, withWay(way.items)))
  if (ways.length === 1) {
    frame.bill = withWay(at(ways, 0).items)
    return 'alternative'
  }
  askChoice(game, {
    for: frame.by,
    asks: 'payment',
    source: frame.source,
    options: ways.map(way => ({ does: 'pay', index: way.index })),
  })
  return again
}

/** CR 1.16.2c: a number that is zero or more, within the restrictions of the text. */
function chooseX(game: Game, frame: ProcedureFrame): Next {
  const bill = billIn(frame)
  const line = bill.lines.find(each => each.item.pay === 'X')
  if (line === undefined && !bill.priceIsX) return undefined
  const chosen = takeNumber(frame)
  if (chosen !== undefined) {
    name(frame, { X: chosen })
    return undefined
  }
  let most = 0
  for (const source of creditSources(game, bill.by, bill.purpose, bill.card)) most += source.most
  most -= creditsOwed(game, frame)
  if (bill.priceIsX) most += Math.max(0, -bill.price)
  if (line?.item.pay === 'X' && line.item.most !== undefined)
    most = Math.min(most, amountOf(game, line.item.most, line.scope))
  const card = bill.card === null ? undefined : objectOf(game, bill.card)
  if (card !== undefined && bill.priceIsX) {
    eachOwnDeclared(game, 'mostX', card, (d, scope) => {
      most = Math.min(most, amountOf(game, d.amount, scope))
    })
  }
  askNumber(game, {
    for: frame.by,
    asks: 'number',
    source: frame.source,
    about: 'X',
    least: 0,
    most: Math.max(0, most),
  })
  return again
}

/** The items of a bill that name cards to be chosen. */
function choosesIn(bill: Bill): { readonly choose: Choose; readonly scope: Scope }[] {
  return bill.lines.flatMap(({ item, scope }) => {
    if (item.pay === 'reveal') return [{ choose: item.cards, scope }]
    if ((item.pay === 'trash' || item.pay === 'forfeit') && isChoose(item.cards))
      return [{ choose: item.cards, scope }]
    return []
  })
}

function chooseCards(game: Game, frame: ProcedureFrame): Next {
  let chosen = takeOptions(frame)
  const taken: number[] = []
  for (const { choose, scope } of choosesIn(billIn(frame))) {
    if (choose.as in frame.vars) {
      taken.push(...refsIn(frame, choose.as).map(ref => ref.card))
      continue
    }
    if (chosen !== undefined) {
      name(frame, { [choose.as]: chosen.flatMap(option => (option.card === undefined ? [] : [option.card])) })
      chosen = undefined
      continue
    }
    const cards = payableWith(game, billIn(frame), choose, scope).filter(card => !taken.includes(card.card))
    const most = Math.min(cards.length, amountOf(game, choose.most, scope))
    const least = Math.min(most, amountOf(game, choose.least, scope))
    if (most === 0) {
      name(frame, { [choose.as]: [] })
      continue
    }
    askChoice(game, {
      for: frame.by,
      asks: 'payment',
      source: frame.source,
      options: cards.map(card => ({ does: 'card', card: refOf(card) })),
      least,
      most,
    })
    return again
  }
  return undefined
}

function creditsOwed(game: Game, frame: ProcedureFrame): number {
  const bill = billIn(frame)
  const x = numberIn(frame, 'X')
  let owed = bill.priceIsX ? Math.max(0, x + bill.price) : bill.price
  for (const { item, scope } of bill.lines) {
    if (item.pay === 'credits') owed += Math.max(0, amountOf(game, item.amount, scope))
    if (item.pay === 'X') owed += x
  }
  return owed
}

const testsIn = (bill: Bill): readonly Test[] | undefined => {
  for (const { item } of bill.lines) if (item.pay === 'credits' && item.from !== undefined) return item.from
  return undefined
}

/** CR 1.10.3c: the payer divides the credits among the places they may come from. */
function allocate(game: Game, frame: ProcedureFrame): Next {
  const bill = billIn(frame)
  const owed = creditsOwed(game, frame)
  const sources = creditSources(game, bill.by, bill.purpose, bill.card, testsIn(bill)).filter(
    source => source.most > 0,
  )
  const amounts = takeAmounts(frame)
  if (amounts !== undefined) {
    spendFrom(frame, sources, amounts)
    return undefined
  }
  if (owed === 0) return undefined
  const forced = onlyWay(sources, owed)
  if (forced !== undefined) {
    spendFrom(frame, sources, forced)
    return undefined
  }
  askAllocation(game, {
    for: frame.by,
    asks: 'payment',
    about: bill.purpose,
    source: frame.source,
    total: owed,
    sources,
  })
  return again
}

/** Where there is one way to pay, nobody is asked. */
function onlyWay(sources: readonly Source[], owed: number): number[] | undefined {
  if (sources.length === 1) return [owed]
  let all = 0
  for (const source of sources) all += source.most
  return all === owed ? sources.map(source => source.most) : undefined
}

/** Notes what comes from where; it leaves with the rest of the payment, at once. */
function spendFrom(frame: ProcedureFrame, sources: readonly Source[], amounts: readonly number[]): void {
  const from: Record<string, number> = {}
  sources.forEach((source, i) => {
    const key = source.from === 'card' ? `from${source.card?.card}` : source.from
    from[key] = amounts[i] ?? 0
  })
  name(frame, from)
}

/** Everything at once (CR 1.16.10b); then the checkpoint of the paid cost (CR 1.16.3). */
function spend(game: Game, frame: ProcedureFrame): Next {
  const bill = billIn(frame)
  spendCredits(game, frame, bill)
  for (const { item, scope } of bill.lines)
    payItem(game, bill, item, { ...scope, vars: { ...scope.vars, ...frame.vars } })
  noteUse(game, frame)
  if (bill.lines.some(line => line.item.pay === 'X') || bill.priceIsX)
    giveResult(game, 'X', numberIn(frame, 'X'))
  for (const { choose } of choosesIn(bill)) giveResult(game, choose.as, refsIn(frame, choose.as))
  giveResult(game, 'paid', true)
  return undefined
}

function spendCredits(game: Game, frame: ProcedureFrame, bill: Bill): void {
  let spent = 0
  for (const source of creditSources(game, bill.by, bill.purpose, bill.card, testsIn(bill))) {
    const amount = numberIn(frame, source.from === 'card' ? `from${source.card?.card}` : source.from)
    if (amount === 0) continue
    spent += amount
    if (source.from === 'pool') game[bill.by].credits -= amount
    else if (source.from === 'fund') spendFund(game, amount)
    else {
      const card = cardAt(game, (source.card ?? bug('hosted credits without a card', game)).card)
      removeCounters(game, card, 'credit', amount, bill.by)
      // CR 1.10.4d: spending them is using the card.
      happen(game, 'abilityUsed', { by: bill.by, card, kind: 'spend', amount })
    }
  }
  if (spent > 0) happen(game, 'creditsSpent', { by: bill.by, amount: spent, kind: bill.purpose })
}

function payItem(game: Game, bill: Bill, item: CostItem, scope: Scope): void {
  const { by } = bill
  switch (item.pay) {
    case 'credits':
    case 'X':
      return
    case 'clicks':
      return spendClicks(game, by, amountOf(game, item.amount, scope))
    case 'loseClicks':
      loseClicks(game, by, amountOf(game, item.amount, scope))
      return
    case 'trash':
      return trashCards(game, cardsOf(game, item.cards, scope), by, 'cost')
    case 'forfeit':
      for (const card of cardsOf(game, item.cards, scope)) forfeitAgenda(game, card, by)
      return
    case 'remove': {
      const card = cardTo(game, item.card, scope)
      if (card !== undefined) addTo(game, card, { zone: 'removed' }, by)
      return
    }
    case 'counters': {
      const card = cardTo(game, item.from, scope)
      if (card !== undefined) removeCounters(game, card, item.counter, amountOf(game, item.amount, scope), by)
      return
    }
    case 'damage':
      return sufferDamage(game, item.damage, amountOf(game, item.amount, scope), 'runner')
    case 'takeTags':
      return takeTags(game, amountOf(game, item.amount, scope))
    case 'removeTags':
      removeTags(game, amountOf(game, item.amount, scope))
      return
    case 'takeBadPublicity':
      return takeBadPublicity(game, amountOf(game, item.amount, scope))
    case 'reveal':
      for (const card of cardsOf(game, item.cards, scope)) happen(game, 'revealed', { by, card })
      return
    default:
      return never(item)
  }
}

/** CR 9.5.7b: the ability and its source are used when the cost is paid. */
function noteUse(game: Game, frame: ProcedureFrame): void {
  const path = frame.vars.ability
  if (typeof path !== 'string') return
  const card = frame.source === null ? null : cardAt(game, frame.source.card)
  happen(game, 'abilityUsed', { by: frame.by, card, kind: path })
  if (frame.vars.action === true) happen(game, 'actionTaken', { by: frame.by, card, kind: path })
}

export const pay: Procedure = [
  { step: 'alternative', rule: '1.16.2', deed: alternative },
  { step: 'X', rule: '1.16.2c', deed: chooseX },
  { step: 'cards', rule: '1.16.1', deed: chooseCards },
  { step: 'credits', rule: '1.10.3c', deed: allocate },
  { step: 'spend', rule: '1.16.3', deed: spend, checkpoint: true },
]
