import { removeBadPublicity, takeBadPublicity } from '../changes/players.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { expected } from '../queries/effects.ts'
import { amountExpected } from '../timing/expected.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface BadPublicity {
  readonly do: 'badPublicity'
  readonly amount: Amount
  readonly how: 'take' | 'remove'
}

export const badPublicity = (amount: Amount, how: 'take' | 'remove' = 'take'): BadPublicity => ({
  do: 'badPublicity',
  amount,
  how,
})

export const badPublicityVerb: Verb<BadPublicity> = {
  allows: always,
  couldChange: always,
  expects(game, { amount, how }, scope) {
    const counters = amountOf(game, amount, scope)
    return how === 'take' && counters > 0 ? [expected('badPublicity', 'corp', { amount: counters })] : []
  },
  resolve(game, { amount, how }, scope, effects) {
    if (how === 'remove') return removeBadPublicity(game, amountOf(game, amount, scope))
    takeBadPublicity(game, amountExpected(effects, 'badPublicity'))
    return undefined
  },
}
