import { trashCards } from '../changes/cards.ts'
import { pickAtRandom } from '../changes/damage.ts'
import type { Cards, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf, gather } from '../queries/cards.ts'
import { objectOf } from '../queries/look.ts'
import { whoIs } from '../queries/references.ts'
import { refOf } from '../state/cards.ts'
import { expected } from '../timing/expected.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'

export interface Trash extends Naming {
  readonly do: 'trash'
  readonly cards: Cards
  /** Who carries it out (CR 1.14.5a). */
  readonly by: Who
  readonly unpreventable?: boolean
}

/** Trash cards, all at once (CR 1.19, 9.12.2a). */
export const trash = (cards: Cards, by: Who = 'you', naming: Naming = {}): Trash => ({
  do: 'trash',
  cards,
  by,
  ...naming,
})

export const trashVerb: Verb<Trash> = {
  targets: (_game, { cards, by }) => choicesIn(cards).map(choose => ({ by, ...choose })),
  expects(game, { cards, by, unpreventable }, scope) {
    const found =
      typeof cards === 'object' && 'random' in cards
        ? pickAtRandom(
            game,
            gather(game, cards.of, scope).map(card => card.card),
            amountOf(game, cards.random, scope),
          )
        : cardsOf(game, cards, scope)
    return found.map(card =>
      expected('trash', whoIs(by, scope), {
        card: refOf(card),
        kind: card.zone,
        server: card.server,
        unpreventable: unpreventable === true,
      }),
    )
  },
  resolve(game, { by }, scope, effects) {
    const cards = effects.flatMap(effect =>
      effect.effect === 'trash' && effect.card !== null ? (objectOf(game, effect.card) ?? []) : [],
    )
    trashCards(game, cards, whoIs(by, scope))
    return cards.map(refOf)
  },
}
