import { loseCredits as lose } from '../changes/players.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { creditsInPool, keepsPool } from '../queries/facts/pool.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Naming, Verb } from './verb.ts'
import { always } from './verb.ts'

export interface LoseCredits extends Naming {
  readonly do: 'loseCredits'
  /** `all`: everything in the pool. */
  readonly amount: Amount | 'all'
  readonly who: Who
}

/** Lose credits: no more than the pool holds, and no other credits (CR 1.10.3b). */
export const loseCredits = (amount: Amount | 'all', who: Who = 'you', naming: Naming = {}): LoseCredits => ({
  do: 'loseCredits',
  amount,
  who,
  ...naming,
})

export const loseCreditsVerb: Verb<LoseCredits> = {
  allows: (game, { amount, who }, scope) =>
    amount === 'all' ||
    (creditsInPool(game, whoIs(who, scope)) >= amountOf(game, amount, scope) &&
      !keepsPool(game, whoIs(who, scope))),
  couldChange: always,
  isInVain: (game, { who }, scope) => creditsInPool(game, whoIs(who, scope)) === 0,
  resolve(game, { amount, who }, scope) {
    const side = whoIs(who, scope)
    return lose(game, side, amount === 'all' ? creditsInPool(game, side) : amountOf(game, amount, scope))
  },
}
