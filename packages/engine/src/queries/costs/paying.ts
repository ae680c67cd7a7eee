import type { Cost, CostItem } from '../../language/costs.ts'
import { definitionOf } from '../../language/definitions.ts'
import type { Amount } from '../../language/expressions.ts'
import type { Open } from '../../state/bills.ts'
import type { CardState } from '../../state/cards.ts'
import type { Effect, Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { ServerId } from '../../state/names.ts'
import { amountOf } from '../facts/amounts.ts'
import { eachDeclared } from '../facts/declared.ts'
import { cardAt, clicksOf, countersOn, poolOf } from '../facts/look.ts'
import { gather, isChoose } from '../facts/matching-cards.ts'
import { forbiddenBy, forbids } from '../facts/permissions.ts'
import { poolKeeper } from '../facts/pool.ts'
import { anyDeclaresNow, noneDeclares } from '../facts/present.ts'
import { cardTo } from '../facts/references.ts'
import { avertedBy } from '../outcomes/averted.ts'
import { expected } from '../outcomes/effects.ts'
import type { OptionRefusal } from '../refusals.ts'
import type { Bill, BillFor } from './bills.ts'
import {
  billOf,
  billWith,
  choosesIn,
  clicksOwed,
  countersOwed,
  creditsOwed,
  isFromAnywhere,
  owedIn,
  waysIn,
  withWay,
} from './bills.ts'
import type { Costly } from './prices.ts'
import { additionalCosts, alternativePayments } from './prices.ts'
import { isRestricted } from './restrictions.ts'
import { shortOf, sourcesFor, totalOf } from './sources.ts'
import { canComplete, candidatesFor, canFill, givenCards, keptFrom } from './stakes.ts'

/** What is paid together with a bill that is looked at: clicks of an action, and a card that is about to leave. */
export interface Besides {
  readonly clicks?: number
  readonly gone?: readonly number[]
}
const nothing: Besides = {}

/** Whether all of a bill can be paid at once (CR 1.16.1, 1.16.10b). */
export const canPay = (game: Game, bill: Bill, besides: Besides = nothing): boolean =>
  lackOf(game, bill, besides) === undefined

/** What is missing to pay a bill, the first thing of all that could be. */
export function lackOf(game: Game, bill: Bill, besides: Besides = nothing): OptionRefusal | undefined {
  const open = bill.either[0]
  if (open !== undefined) return lackOfWay(game, bill, open, besides)
  if (bill.lines.length === 0 && besides.gone === undefined && isAtHand(game, bill, besides.clicks ?? 0))
    return undefined
  const clicks = clicksOwed(game, bill) + (besides.clicks ?? 0)
  return (
    lackInLines(game, bill) ??
    (clicks > clicksOf(game, bill.by)
      ? { reason: 'clicks', rule: '5.2.2', needs: clicks, has: clicksOf(game, bill.by) }
      : undefined) ??
    lackOfCredits(game, bill) ??
    lackOfCards(game, bill, besides.gone ?? noCards)
  )
}

/** Where a way to pay is to be chosen, and none of them can be paid. */
function lackOfWay(game: Game, bill: Bill, open: Open, besides: Besides): OptionRefusal | undefined {
  if (waysIn(game, open).some(way => canPay(game, withWay(bill, open, way), besides))) return undefined
  return lackOf(game, billWith(bill, { either: bill.either.slice(1) }), besides) ?? costLack
}

/** Whether a bill of a price alone is paid by what its payer has at hand. */
const isAtHand = (game: Game, { by, price, priceIsX }: Bill, clicks: number): boolean =>
  !priceIsX &&
  game[by].clicks >= clicks &&
  (price <= 0 || (game[by].credits >= price && noneDeclares(game, keeping)))

/** What keeps credits of the pool from being spent. */
const keeping = ['poolKept', 'cannot'] as const

const costLack: OptionRefusal = { reason: 'cost', rule: '1.16.1' }
const noCards: readonly number[] = []

/** Whose tags and bad publicity they are does not matter for paying (CR 1.14.3a); all else the payer controls. */
export function lackInLines(game: Game, bill: Bill): OptionRefusal | undefined {
  for (const { item, scope } of bill.lines) {
    const lack = lackFor(game, bill, item, scope)
    if (lack !== undefined) return 'needs' in lack ? { ...lack, item } : lack
  }
  return undefined
}

function lackFor(game: Game, bill: Bill, item: CostItem, scope: Scope): OptionRefusal | undefined {
  switch (item.pay) {
    case 'trash': {
      if (isChoose(item.cards)) return undefined
      const card = cardTo(game, item.cards, scope)
      if (card === undefined || (item.from !== undefined && card.zone !== item.from)) return costLack
      return keptFrom(game, bill, card)
    }
    case 'forfeit': {
      const card = isChoose(item.cards) ? undefined : cardTo(game, item.cards, scope)
      return card === undefined ? undefined : forbids(game, 'forfeit', { who: bill.by, card })
    }
    case 'credits':
      return hasNoSuchCost(game, item.amount, scope) ? costLack : undefined
    case 'counters': {
      const card = cardTo(game, item.from, scope)
      const has = card === undefined ? 0 : countersOn(card, item.counter)
      const needs = card === undefined ? 1 : countersOwed(game, bill, card, item.counter)
      return has < needs ? { reason: 'counters', rule: '1.16.1', needs, has } : undefined
    }
    case 'derez':
      if (isChoose(item.cards)) return undefined
      return cardTo(game, item.cards, scope)?.faceup === true ? undefined : costLack
    case 'trashTop': {
      const needs = owedIn(game, bill, 'trashTop')
      const deck = game.zones[item.of]
      if (deck.length < needs) return { reason: 'cost', rule: '1.16.1', needs, has: deck.length }
      return firstKept(
        game,
        bill,
        deck.slice(0, needs).map(n => cardAt(game, n)),
      )
    }
    case 'addRandom': {
      const needs = amountOf(game, item.cards.random, scope)
      const has = gather(game, item.cards.of, scope).length
      return has < needs ? { reason: 'cost', rule: '1.16.1', needs, has } : undefined
    }
    case 'trashRandom': {
      const needs = amountOf(game, item.cards.random, scope)
      const among = gather(game, item.cards.of, scope)
      const has = among.length
      if (has < needs) return { reason: 'cost', rule: '1.16.1', needs, has }
      // Chance could take any of them: where one would not be trashed, it is not sure that the cost can be paid.
      return needs === 0 ? undefined : firstKept(game, bill, among)
    }
    case 'hostBadPublicity': {
      if (cardTo(game, item.on, scope) === undefined) return costLack
      const needs = owedIn(game, bill, 'hostBadPublicity')
      const has = game.corp.badPublicity
      return has < needs ? { reason: 'cost', rule: '1.16.1', needs, has } : undefined
    }
    case 'removeTags': {
      const needs = owedIn(game, bill, 'removeTags')
      if (game.runner.tags < needs) return { reason: 'cost', rule: '1.16.1', needs, has: game.runner.tags }
      const because = needs > 0 ? forbiddenBy(game, 'removeTags', { who: bill.by }) : undefined
      return because === undefined ? undefined : { reason: 'forbidden', rule: '1.2.2', because }
    }
    default: {
      const harm = harmOf(game, item, scope)
      const because = harm === undefined || harm.amount <= 0 ? undefined : avertedBy(game, harm)
      return because === undefined ? undefined : { reason: 'averted', rule: '1.16.1b', because }
    }
  }
}

function firstKept(game: Game, bill: Bill, cards: readonly CardState[]): OptionRefusal | undefined {
  for (const card of cards) {
    const kept = keptFrom(game, bill, card)
    if (kept !== undefined) return kept
  }
  return undefined
}

/** A cost that a card does not have cannot be paid: agendas have none (CR 1.16.4, as 7.1.5a says of trash costs). */
function hasNoSuchCost(game: Game, amount: Amount, scope: Scope): boolean {
  if (typeof amount === 'number' || amount.amount !== 'property' || amount.of !== 'printedCost') return false
  const card = cardTo(game, amount.card, scope)
  return card !== undefined && definitionOf(game, card).printed.cost === undefined
}

/** What a player suffers or takes to pay. */
export function harmOf(game: Game, item: CostItem, scope: Scope): Effect | undefined {
  switch (item.pay) {
    case 'damage':
      return expected('damage', 'runner', { amount: amountOf(game, item.amount, scope), kind: item.damage })
    case 'takeTags':
      return expected('tags', 'runner', { amount: amountOf(game, item.amount, scope) })
    case 'takeBadPublicity':
      return expected('badPublicity', 'corp', { amount: amountOf(game, item.amount, scope) })
    default:
      return undefined
  }
}

function lackOfCredits(game: Game, bill: Bill): OptionRefusal | undefined {
  const needs = creditsOwed(game, bill, 0)
  if (needs === 0) return undefined
  if (bill.lines.every(isFromAnywhere) && poolOf(game, bill.by) >= needs && !anyoneForbids(game))
    return undefined
  const ban = forbids(game, 'spendCredits', { who: bill.by })
  if (ban !== undefined) return ban
  const sources = sourcesFor(game, bill)
  const has = totalOf(sources)
  if (has < needs) {
    const because = poolKeeper(game, bill.by)
    return because === undefined
      ? { reason: 'credits', rule: '1.16.1', needs, has }
      : { reason: 'forbidden', rule: '1.2.2', because }
  }
  const short = shortOf(game, bill, sources)
  return short && { reason: 'creditsFrom', rule: '9.3.3d', needs: short.demand.credits, has: short.has }
}

const anyoneForbids = (game: Game): boolean =>
  anyDeclaresNow(game, 'poolKept') ||
  (anyDeclaresNow(game, 'cannot') && eachDeclared(game, 'cannot', d => d.act === 'spendCredits'))

function lackOfCards(game: Game, bill: Bill, gone: readonly number[]): OptionRefusal | undefined {
  if (bill.lines.length === 0) return undefined
  const given = givenCards(game, bill)
  if (given.includes(undefined)) return costLack
  if (given.length > 1 && new Set(given).size < given.length)
    return { reason: 'neededTwice', rule: '1.16.10b' }
  const needed = choosesIn(bill)
  for (const each of needed) {
    const needs = amountOf(game, each.choose.least, each.scope)
    const has = candidatesFor(game, bill, each).filter(({ card }) => !gone.includes(card)).length
    if (has < needs) return { reason: 'cost', rule: '1.16.1', needs, has, item: each.item }
  }
  if (needed.length === 0 && !isRestricted(game, bill)) return undefined
  if (canComplete(game, bill, {}, gone)) return undefined
  return canFill(game, bill, {}, gone, () => true)
    ? { reason: 'restriction', rule: '1.16.1c' }
    : { reason: 'neededTwice', rule: '1.16.10b' }
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
  const isPriced = what.priceIsX === true || (what.price !== undefined && what.price > 0)
  const ways = isPriced && card !== null ? alternativePayments(game, to, card) : noCosts
  return billOf(what, added.length + ways.length === 0 ? own : [...own, ...added, ...ways])
}

const noCosts: readonly { readonly cost: Cost; readonly scope: Scope }[] = []
