import { takeCounters } from '../changes/handling-cards.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { canTake, refusalToTakeFrom } from '../queries/allowed/feasible.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { cardTo } from '../queries/facts/references.ts'
import type { CounterKind } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'
import { someFor } from './verb.ts'

export interface RemoveCounters extends Naming {
  readonly do: 'removeCounters'
  readonly counter: CounterKind
  readonly amount: Amount | 'all'
  readonly from: Cards
}

/** Hosted counters are removed where they are (CR 1.13.3). */
export const removeCounters = (
  counter: CounterKind,
  amount: Amount | 'all',
  from: Cards = 'self',
  naming: Naming = {},
): RemoveCounters => ({
  do: 'removeCounters',
  counter,
  amount,
  from,
  ...naming,
})

export const removeCountersVerb: Verb<RemoveCounters> = {
  allows: (game, { counter, amount, from }, scope) => canTake(game, scope, from, counter, amount),
  couldChange: someFor('from'),
  targets: (_game, { from }) => choicesIn(from),
  refusalToChoose: (_game, { counter }, _scope, _choose, card) => refusalToTakeFrom(card, counter),
  resolve(game, { counter, amount, from }, scope) {
    const most = amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, amount, scope)
    const cards = from === 'self' ? [cardTo(game, from, scope)] : cardsOf(game, from, scope)
    let removed = 0
    for (const card of cards) removed += takeCounters(game, scope, from, card, counter, most)
    return removed
  },
}
