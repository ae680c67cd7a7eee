import { placeCounters } from '../changes/handling-cards.ts'
import type { Cards } from '../language/expressions.ts'
import { countersCounted } from '../queries/facts/counters.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Charge {
  readonly do: 'charge'
  readonly card: Cards
}

/** Charge: one power counter more on a card that has some (CR 10.10.1). */
export const charge = (card: Cards): Charge => ({ do: 'charge', card })

export const chargeVerb: Verb<Charge> = {
  allows: enoughFor('card'),
  couldChange: someFor('card'),
  targets: (_game, { card }) =>
    choicesIn(card).map(choose => ({
      ...choose,
      choose: {
        ...choose.choose,
        where: [...choose.choose.where, { is: 'hosts', counter: 'power', atLeast: 1 }],
      },
    })),
  resolve(game, { card }, scope) {
    for (const each of cardsOf(game, card, scope)) {
      if (countersCounted(game, each, 'power') > 0) placeCounters(game, each, 'power', 1, scope.by)
    }
  },
}
