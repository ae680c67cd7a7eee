import type { Cost, Purpose } from '../language/costs.ts'
import type { Choose } from '../language/expressions.ts'
import { at, never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { EffectKind, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId, Side } from '../state/names.ts'
import type { Source } from '../state/questions.ts'
import { amountOf } from './amounts.ts'
import type { Bill, BillFor, Demand } from './bills.ts'
import { billOf, choosesIn, creditsOwed, demandsOf, isRestricted, waysIn, withWay } from './bills.ts'
import { gather, isChoose, passesAll } from './cards.ts'
import { eachDeclared } from './declared.ts'
import { cardAt, clicksOf, controllerOf, countersOn, poolOf, runOf } from './look.ts'
import { cannot } from './permissions.ts'
import { cardsInPool } from './pool.ts'
import type { Costly } from './prices.ts'
import { additionalCosts, alternativePayments } from './prices.ts'
import { cardTo, whoIs } from './references.ts'
import { requirementOf } from './score.ts'

/** Whose tags and bad publicity they are does not matter for paying (CR 1.14.3a); all else the payer controls. */
export function canPay(game: Game, bill: Bill): boolean {
  const open = bill.either[0]
  if (open !== undefined) return waysIn(game, open).some(way => canPay(game, withWay(bill, open, way)))
  let clicks = 0
  for (const { item, scope } of bill.lines) {
    switch (item.pay) {
      case 'credits':
      case 'X':
      case 'covers':
      case 'reveal':
        break
      case 'clicks':
      case 'loseClicks':
        clicks += amountOf(game, item.amount, scope)
        break
      case 'trash':
      case 'forfeit':
        if (!isChoose(item.cards)) {
          const card = cardTo(game, item.cards, scope)
          if (card === undefined || (item.pay === 'trash' && cannot(game, 'trash', { who: bill.by, card })))
            return false
        }
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
  const credits = creditsOwed(game, bill, 0)
  if (credits > 0 && !canSpend(game, bill, credits)) return false
  const needed = choosesIn(bill)
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

function canSpend(game: Game, bill: Bill, credits: number): boolean {
  if (!isRestricted(bill) && poolOf(game, bill.by) >= credits && !anyoneForbids(game)) return true
  return shortOf(game, bill) === undefined
}

/** The first demand of a bill that cannot be met, and how much there is for it. */
export function shortOf(
  game: Game,
  bill: Bill,
): { readonly demand: Demand; readonly has: number } | undefined {
  const sources = creditSources(game, bill.by, bill.purpose, bill.card)
  const left = sources.map(({ most }) => most)
  for (const demand of demandsOf(game, bill, 0)) {
    let owed = demand.credits
    sources.forEach((source, i) => {
      if (!maySupply(game, source, demand)) return
      const taken = Math.min(owed, at(left, i))
      left[i] = at(left, i) - taken
      owed -= taken
    })
    if (owed > 0) return { demand, has: demand.credits - owed }
  }
  return undefined
}

/** Whether credits from there may be spent where the text says which cards they come from. */
export const maySupply = (game: Game, source: Source, { from }: Demand): boolean =>
  from === null ||
  (source.card !== null && passesAll(game, cardAt(game, source.card.card), from.tests, from.scope))

const anyoneForbids = (game: Game): boolean => eachDeclared(game, 'cannot', d => d.act === 'spendCredits')

/** Everything the credits may come from, the most particular first (CR 1.10.3c, 1.10.4b). */
export function creditSources(game: Game, by: Side, purpose: Purpose, paidFor: Ref | null): Source[] {
  if (cannot(game, 'spendCredits', { who: by })) return []
  const sources: Source[] = []
  const card = paidFor === null ? undefined : game.cards[paidFor.card]
  eachDeclared(game, 'spend', (d, scope, source) => {
    if (source === undefined || source.owner !== by) return
    const most = countersOn(source, 'credit')
    if (most === 0 || sources.some(s => s.card?.card === source.card)) return
    const serves =
      d.for.length === 0 ||
      d.for.some(
        use =>
          use.to.includes(purpose) &&
          (use.where === undefined || (card !== undefined && passesAll(game, card, use.where, scope))),
      )
    if (serves) sources.push({ from: 'card', card: refOf(source), most })
  })
  for (const source of cardsInPool(game, by)) {
    const most = countersOn(source, 'credit')
    if (most > 0) sources.push({ from: 'card', card: refOf(source), most })
  }
  // The fund can be spent during the run, not for initiating it (CR 6.3.4, 10.6.2).
  if (by === 'runner' && game.runner.fund > 0 && runOf(game)?.vars.begun === true) {
    sources.push({ from: 'fund', card: null, most: game.runner.fund })
  }
  const pool = poolOf(game, by)
  if (pool > 0) sources.push({ from: 'pool', card: null, most: pool })
  return sources
}

/** Under which name a payment notes what comes from there. */
export const keyOf = ({ from, card }: Pick<Source, 'from' | 'card'>): string =>
  from === 'card' ? `from${card?.card}` : from

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
  const isPriced = what.priceIsX === true || (what.price !== undefined && what.price > 0)
  const ways = isPriced && card !== null ? alternativePayments(game, to, card) : noCosts
  return billOf(what, added.length + ways.length === 0 ? own : [...own, ...added, ...ways])
}

const noCosts: readonly { readonly cost: Cost; readonly scope: Scope }[] = []
