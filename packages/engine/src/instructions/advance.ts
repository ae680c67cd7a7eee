import { placeCounters } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import type { Cards } from '../language/expressions.ts'
import { countersOn } from '../queries/facts/look.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { canBeAdvanced } from '../queries/facts/permissions.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import { choicesIn } from './targets.ts'
import type { ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Advance {
  readonly do: 'advance'
  readonly card: Cards
}

/** Advance a card, which is more than placing a counter on it (CR 1.18.1, 1.18.2). */
export const advance = (card: Cards): Advance => ({ do: 'advance', card })

export const advanceVerb: ProhibitableVerb<Advance> = {
  allows: enoughFor('card'),
  couldChange: someFor('card'),
  isProhibited: (game, { card }, scope, eye) => isProhibitedFor(game, 'advance', card, 'corp', scope, eye),
  targets: (_game, { card }) => choicesIn(card),
  resolve(game, { card }, scope) {
    for (const each of cardsOf(game, card, scope)) {
      if (!canBeAdvanced(game, each)) continue
      const had = countersOn(each, 'advancement')
      placeCounters(game, each, 'advancement', 1, scope.by)
      happen(game, 'advanced', { by: scope.by, card: each, server: each.server, amount: had })
    }
  },
}
