import { takeCounters } from '../changes/handling-cards.ts'
import { removeBadPublicity, takeBadPublicity } from '../changes/players.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardTo } from '../queries/facts/references.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { amountExpected } from '../timing/expected.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface BadPublicity {
  readonly do: 'badPublicity'
  readonly amount: Amount
  readonly how: 'take' | 'remove'
  /** Counters that are hosted on this card, not those of the bank (CR 1.9.2, 1.13.11). */
  readonly from?: 'self'
}

export const badPublicity = (amount: Amount, how: 'take' | 'remove' = 'take'): BadPublicity => ({
  do: 'badPublicity',
  amount,
  how,
})

/** Take all bad publicity that is hosted on this card (CR 1.13.11, 10.6.1). */
export const takeHostedBadPublicity = (): BadPublicity => ({
  do: 'badPublicity',
  amount: { amount: 'counters', counter: 'badPublicity', on: 'self' },
  how: 'take',
  from: 'self',
})

export const badPublicityVerb: Verb<BadPublicity> = {
  allows: always,
  couldChange: always,
  expects(game, { amount, how }, scope) {
    const counters = amountOf(game, amount, scope)
    return how === 'take' && counters > 0 ? [expected('badPublicity', 'corp', { amount: counters })] : []
  },
  resolve(game, { amount, how, from }, scope, effects) {
    if (how === 'remove') return removeBadPublicity(game, amountOf(game, amount, scope))
    const due = amountExpected(effects, 'badPublicity')
    takeBadPublicity(
      game,
      from === undefined
        ? due
        : takeCounters(game, scope, from, cardTo(game, from, scope), 'badPublicity', due),
    )
    return undefined
  },
}
