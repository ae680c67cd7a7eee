import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { keepAs } from '../procedures/procedure-frames.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { deckOf } from '../queries/facts/look.ts'
import { cannot } from '../queries/facts/permissions.ts'
import { whoIs } from '../queries/facts/references.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { amountExpected } from '../timing/expected.ts'
import type { ProhibitableVerb } from './verb.ts'

export interface Draw {
  readonly do: 'draw'
  readonly amount: Amount
  readonly who: Who
}

/** Draw cards (CR 8.4). */
export const draw = (amount: Amount, who: Who = 'you'): Draw => ({ do: 'draw', amount, who })

export const drawVerb: ProhibitableVerb<Draw> = {
  allows: (game, { who }, scope) => !cannot(game, 'draw', { who: whoIs(who, scope) }),
  couldChange(game, { who }, scope) {
    const side = whoIs(who, scope)
    // The Corp loses by drawing from an empty deck.
    return !cannot(game, 'draw', { who: side }) && (side === 'corp' || deckOf(game, side).length > 0)
  },
  isProhibited: (game, { who }, scope) => cannot(game, 'draw', { who: whoIs(who, scope) }),
  joins: true,
  expects(game, { amount, who }, scope) {
    const cards = amountOf(game, amount, scope)
    return cards > 0 ? [expected('draw', whoIs(who, scope), { amount: cards })] : []
  },
  resolve(game, { who }, scope, effects) {
    const amount = amountExpected(effects, 'draw')
    if (amount <= 0) return
    const by = whoIs(who, scope)
    const begun = game.frames[game.frames.length - 1]
    if (begun?.kind === 'procedure' && begun.of === 'draw' && begun.step === 'setAside')
      keepAs(begun, by, amount)
    else
      beginProcedure(
        game,
        procedure('draw', 'setAside', {
          by,
          source: scope.source,
          vars: by === 'corp' ? { corp: amount } : { runner: amount },
        }),
      )
  },
}
