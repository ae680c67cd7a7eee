import type { Purpose } from '../../language/costs.ts'
import { at, bug } from '../../state/bug.ts'
import { refOf } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, Side } from '../../state/names.ts'
import type { CreditsKey } from '../../state/procedures.ts'
import type { Source } from '../../state/questions.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import { eachDeclared } from '../facts/declared.ts'
import { cardAt, countersOn, poolOf, runOf } from '../facts/look.ts'
import { passesAll } from '../facts/matching-cards.ts'
import { cannot } from '../facts/permissions.ts'
import { cardsInPool, fundInPool, keepsPool } from '../facts/pool.ts'
import { noneDeclares } from '../facts/present.ts'
import type { OptionRefusal } from '../refusals.ts'
import type { Bill, Demand } from './bills.ts'
import { countersOwed, demandsOf } from './bills.ts'

/** Everything the credits may come from, the most particular first (CR 1.10.3c, 1.10.4b). */
export function creditSources(game: Game, by: Side, purpose: Purpose, paidFor: Ref | null): Source[] {
  return (by === 'corp' || game.runner.fund === 0) && noneDeclares(game, sourcing)
    ? poolAlone(game, by)
    : allSources(game, by, purpose, paidFor)
}

function allSources(game: Game, by: Side, purpose: Purpose, paidFor: Ref | null): Source[] {
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
  const isKept = keepsPool(game, by)
  for (const source of isKept ? [] : cardsInPool(game, by)) {
    const most = countersOn(source, 'credit')
    if (most > 0) sources.push({ from: 'card', card: refOf(source), most })
  }
  // The fund can be spent during the run, not for initiating it (CR 6.3.4, 10.6.2).
  if (by === 'runner' && game.runner.fund > 0 && runOf(game)?.vars.begun === true) {
    sources.push({ from: 'fund', card: null, most: game.runner.fund })
  }
  const pool = isKept ? 0 : poolOf(game, by)
  if (pool > 0) sources.push({ from: 'pool', card: null, most: pool })
  return sources
}

/** What makes credits come from elsewhere than from the pool, or not from there. */
const sourcing = ['cannot', 'spend', 'inPool', 'poolKept'] as const

function poolAlone(game: Game, by: Side): Source[] {
  const most = game[by].credits
  return most > 0 ? [{ from: 'pool', card: null, most }] : []
}

/** What the credits of a bill may come from: not those that it takes off a card as counters. */
export function sourcesFor(game: Game, bill: Bill): Source[] {
  const sources = creditSources(game, bill.by, bill.purpose, bill.card)
  if (!bill.lines.some(({ item }) => item.pay === 'counters' && item.counter === 'credit')) return sources
  return sources
    .map(source => ({
      ...source,
      most: source.most - (source.card === null ? 0 : countersOwed(game, bill, source.card, 'credit')),
    }))
    .filter(({ most }) => most > 0)
}

/** Credits on cards are no part of the pool, nor are those of the fund (CR 1.10.4, 10.6.2), unless they are said to be. */
export const isOutsidePool = (game: Game, by: Side, { from, card }: Source): boolean =>
  from === 'fund'
    ? fundInPool(game, by) === 0
    : from === 'card' && !cardsInPool(game, by).some(each => each.card === card?.card)

export const totalOf = (sources: readonly Source[]): number => {
  let sum = 0
  for (const { most } of sources) sum += most
  return sum
}

/** The most a player could spend for a purpose. */
export const spendable = (game: Game, by: Side, purpose: Purpose, card: Ref | null): number =>
  totalOf(creditSources(game, by, purpose, card))

/** Under which name a payment notes what comes from there. */
export const keyOf = ({ from, card }: Pick<Source, 'from' | 'card'>): 'pool' | 'fund' | CreditsKey =>
  from === 'card' ? `from${(card ?? bug('no card of hosted credits')).card}` : from

/** Whether credits from there may be spent where the text says which cards they come from. */
export const maySupply = (game: Game, source: Source, { from }: Demand): boolean =>
  from === null ||
  (source.card !== null && passesAll(game, cardAt(game, source.card.card), from.tests, from.scope))

/** The first demand of a bill that its sources cannot meet, and how much there is for it. */
export function shortOf(
  game: Game,
  bill: Bill,
  sources: readonly Source[],
): { readonly demand: Demand; readonly has: number } | undefined {
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

/** Cards whose credits may be spent, but not on this (CR 1.10.4b). */
export function judgeCredits(
  game: Game,
  { by }: Pick<Bill, 'by'>,
  sources: readonly Pick<Source, 'card'>[],
  among: Candidates,
): void {
  const spoken = new Set(sources.map(({ card }) => card?.card))
  eachDeclared(game, 'spend', (_d, _scope, source) => {
    if (source === undefined || source.owner !== by || countersOn(source, 'credit') === 0) return
    if (spoken.has(source.card)) return
    spoken.add(source.card)
    judge(among, notForThis, () => ({ does: 'card', card: refOf(source) }))
  })
}
const notForThis: OptionRefusal = { reason: 'notForThis', rule: '1.10.4b' }
