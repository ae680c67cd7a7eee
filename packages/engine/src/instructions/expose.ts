import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import type { Cards } from '../language/expressions.ts'
import { objectOf } from '../queries/facts/look.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Naming, ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Expose extends Naming {
  readonly do: 'expose'
  readonly cards: Cards
}

/** Expose: reveal installed, unrezzed cards (CR 1.21.4). */
export const expose = (cards: Cards, naming: Naming = {}): Expose => ({ do: 'expose', cards, ...naming })

export const exposeVerb: ProhibitableVerb<Expose> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  isProhibited: (game, { cards }, scope, eye) => isProhibitedFor(game, 'expose', cards, scope.by, scope, eye),
  targets: (_game, { cards }) => choicesIn(cards),
  expects(game, { cards }, scope) {
    return cardsOf(game, cards, scope).map(card =>
      expected('expose', scope.by, { card: refOf(card), server: card.server }),
    )
  },
  resolve(game, _written, scope, effects) {
    const cards = effects.flatMap(effect =>
      effect.effect === 'expose' && effect.card !== null ? (objectOf(game, effect.card) ?? []) : [],
    )
    show(game, scope, cards, 'both')
    for (const card of cards) happen(game, 'exposed', { by: scope.by, card, server: card.server })
    return cards.map(refOf)
  },
}
