import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Sabotage {
  readonly do: 'sabotage'
  readonly amount: Amount
}

/** Sabotage: the Corp trashes cards from HQ and the top of R&D (CR 10.12). */
export const sabotage = (amount: Amount): Sabotage => ({ do: 'sabotage', amount })

export const sabotageVerb: Verb<Sabotage> = {
  allows: always,
  couldChange: always,
  resolve(game, { amount }, scope) {
    beginProcedure(
      game,
      procedure('sabotage', 'choose', {
        by: 'corp',
        source: scope.source,
        vars: { amount: amountOf(game, amount, scope) },
      }),
    )
  },
}
