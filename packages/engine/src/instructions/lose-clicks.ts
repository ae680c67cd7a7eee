import { loseClicks as lose } from '../changes/players.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Naming, Verb } from './verb.ts'
import { always } from './verb.ts'

export interface LoseClicks extends Naming {
  readonly do: 'loseClicks'
  readonly amount: Amount
  readonly who: Who
}

export const loseClicks = (amount: Amount, who: Who = 'you'): LoseClicks => ({
  do: 'loseClicks',
  amount,
  who,
})

export const loseClicksVerb: Verb<LoseClicks> = {
  allows: (game, { amount, who }, scope) => game[whoIs(who, scope)].clicks >= amountOf(game, amount, scope),
  couldChange: always,
  resolve(game, { amount, who }, scope) {
    return lose(game, whoIs(who, scope), amountOf(game, amount, scope))
  },
}
