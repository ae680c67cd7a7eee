import { removeCounters as remove } from '../changes/cards.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf } from '../queries/cards.ts'
import { countersOn } from '../queries/look.ts'
import type { CounterKind } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'

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
): RemoveCounters => ({
  do: 'removeCounters',
  counter,
  amount,
  from,
})

export const removeCountersVerb: Verb<RemoveCounters> = {
  targets: (_game, { from }) => choicesIn(from),
  resolve(game, { counter, amount, from }, scope) {
    let removed = 0
    for (const card of cardsOf(game, from, scope)) {
      const most = amount === 'all' ? countersOn(card, counter) : amountOf(game, amount, scope)
      removed += remove(game, card, counter, most, scope.by)
    }
    return removed
  },
}
