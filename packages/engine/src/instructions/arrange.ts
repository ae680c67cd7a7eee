import { beginProcedure } from '../changes/frames.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { whoIs } from '../queries/cards.ts'
import type { Verb } from './verb.ts'

export interface Arrange {
  readonly do: 'arrange'
  /** The top cards of this deck. */
  readonly top: Amount
  readonly of: 'rnd' | 'stack'
  readonly by: Who
}

/** Look at the top cards of a deck and put them back in any order (CR 8.3.3). */
export const arrange = (top: Amount, of: 'rnd' | 'stack', by: Who = 'you'): Arrange => ({
  do: 'arrange',
  top,
  of,
  by,
})

export const arrangeVerb: Verb<Arrange> = {
  resolve(game, { top, of, by }, scope) {
    const amount = amountOf(game, top, scope)
    beginProcedure(game, 'arrange', 'order', {
      by: whoIs(by, scope),
      source: scope.source,
      vars: { amount, deck: of },
    })
  },
}
