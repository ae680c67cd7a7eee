import { gainCredits as gain } from '../changes/players.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cannot } from '../queries/permissions.ts'
import { whoIs } from '../queries/references.ts'
import type { Naming, Verb } from './verb.ts'

export interface GainCredits extends Naming {
  readonly do: 'gainCredits'
  readonly amount: Amount
  readonly who: Who
}

export const gainCredits = (amount: Amount, who: Who = 'you'): GainCredits => ({
  do: 'gainCredits',
  amount,
  who,
})

export const gainCreditsVerb: Verb<GainCredits> = {
  allows: (game, { who }, scope) => !cannot(game, 'gainCredits', { who: whoIs(who, scope) }),
  couldChange: (game, { amount }, scope) => amountOf(game, amount, scope) > 0,
  isProhibited: (game, { who }, scope) => cannot(game, 'gainCredits', { who: whoIs(who, scope) }),
  resolve(game, { amount, who }, scope) {
    const side = whoIs(who, scope)
    if (!cannot(game, 'gainCredits', { who: side })) gain(game, side, amountOf(game, amount, scope))
  },
}
