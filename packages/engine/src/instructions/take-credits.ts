import { takeCounters } from '../changes/handling-cards.ts'
import { gainCredits } from '../changes/players.ts'
import type { Amount, One } from '../language/expressions.ts'
import { canTake } from '../queries/allowed/feasible.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardTo } from '../queries/facts/references.ts'
import type { Naming, Verb } from './verb.ts'
import { someFor } from './verb.ts'

export interface TakeCredits extends Naming {
  readonly do: 'takeCredits'
  readonly amount: Amount | 'all'
  readonly from: One
}

/** Take credits from a card into the pool (CR 1.10.4a). */
export const takeCredits = (amount: Amount | 'all', from: One = 'self'): TakeCredits => ({
  do: 'takeCredits',
  amount,
  from,
})

export const takeCreditsVerb: Verb<TakeCredits> = {
  allows: (game, { amount, from }, scope) => canTake(game, scope, from, 'credit', amount),
  couldChange: someFor('from'),
  resolve(game, { amount, from }, scope) {
    const wanted = amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, amount, scope)
    const taken = takeCounters(game, scope, from, cardTo(game, from, scope), 'credit', wanted)
    gainCredits(game, scope.by, taken)
    return taken
  },
}
