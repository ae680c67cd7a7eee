import { addTo, forfeitAgenda, removeCounters } from '../changes/cards.ts'
import { dealDamage } from '../changes/damage.ts'
import type { Next } from '../changes/frames.ts'
import { giveResult } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import {
  loseClicks,
  removeTags,
  spendClicks,
  spendFund,
  takeBadPublicity,
  takeTags,
} from '../changes/players.ts'
import { trashCards } from '../changes/trash.ts'
import type { CostItem } from '../language/costs.ts'
import { amountOf } from '../queries/amounts.ts'
import type { Bill } from '../queries/bills.ts'
import { choosesIn, sourcesWanted } from '../queries/bills.ts'
import { cardsOf } from '../queries/cards.ts'
import { creditSources } from '../queries/costs.ts'
import { cardAt } from '../queries/look.ts'
import { cardTo } from '../queries/references.ts'
import { bug, never } from '../state/bug.ts'
import type { ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { billIn, numberIn, refsIn } from './frames.ts'

/** Everything at once (CR 1.16.10b); then the checkpoint of the paid cost (CR 1.16.3). */
export function spend(game: Game, frame: ProcedureFrame): Next {
  const bill = billIn(frame)
  spendCredits(game, frame, bill)
  for (const { item, scope } of bill.lines)
    payItem(game, bill, item, { ...scope, vars: { ...scope.vars, ...frame.vars } })
  noteUse(game, frame)
  if (bill.lines.some(line => line.item.pay === 'X') || bill.priceIsX)
    giveResult(game, 'X', numberIn(frame, 'X'))
  for (const { choose } of choosesIn(bill)) giveResult(game, choose.as, refsIn(frame, choose.as))
  giveResult(game, 'paid', true)
  suffer(game, bill, frame)
  return undefined
}

/** Damage that is part of a cost comes last, as which cards it trashes may have to be chosen. */
function suffer(game: Game, bill: Bill, { vars }: ProcedureFrame): void {
  for (const { item, scope } of bill.lines) {
    if (item.pay !== 'damage') continue
    const amount = amountOf(game, item.amount, { ...scope, vars: { ...scope.vars, ...vars } })
    dealDamage(game, { kind: item.damage, amount, responsible: 'runner' }, bill.card)
  }
}

function spendCredits(game: Game, frame: ProcedureFrame, bill: Bill): void {
  let spent = 0
  for (const source of creditSources(game, bill.by, bill.purpose, bill.card, sourcesWanted(bill))) {
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
    case 'covers':
    case 'damage':
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
