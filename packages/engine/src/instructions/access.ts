import { beginAccess } from '../changes/breaches.ts'
import { cardsPicked } from '../changes/picking.ts'
import type { CardsOrRandom } from '../language/expressions.ts'
import { objectOf } from '../queries/facts/look.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Access {
  readonly do: 'access'
  readonly card: CardsOrRandom
}

/** Access a particular card outside of a breach (CR 7.2.1). */
export const access = (card: CardsOrRandom): Access => ({ do: 'access', card })

export const accessVerb: ProhibitableVerb<Access> = {
  allows: enoughFor('card'),
  couldChange: someFor('card'),
  isProhibited: (game, { card }, scope, eye) => isProhibitedFor(game, 'access', card, 'runner', scope, eye),
  targets: (_game, { card }) => choicesIn(card).map(choose => ({ by: 'runner', ...choose })),
  expects(game, { card }, scope) {
    const first = cardsPicked(game, card, scope)[0]
    return first === undefined ? [] : [expected('access', 'runner', { card: refOf(first) })]
  },
  resolve(game, _written, _scope, effects) {
    const effect = effects.find(each => each.effect === 'access')
    if (effect?.card != null && objectOf(game, effect.card) !== undefined) beginAccess(game, effect.card)
  },
}
