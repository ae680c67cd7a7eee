import { cardsPicked } from '../changes/picking.ts'
import { divert, trashCards } from '../changes/trash.ts'
import type { CardsOrRandom, Who } from '../language/expressions.ts'
import { cardAt, objectOf } from '../queries/facts/look.ts'
import { forbids } from '../queries/facts/permissions.ts'
import { whoIs } from '../queries/facts/references.ts'
import { canSee } from '../queries/facts/sight.ts'
import { diversionIn } from '../queries/outcomes/diversions.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Naming, ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Trash extends Naming {
  readonly do: 'trash'
  readonly cards: CardsOrRandom
  /** Who carries it out (CR 1.14.5a). */
  readonly by: Who
  readonly unpreventable?: boolean
}

/** Trash cards, all at once (CR 1.19, 9.12.2a). */
export const trash = (cards: CardsOrRandom, by: Who = 'you', naming: Naming = {}): Trash => ({
  do: 'trash',
  cards,
  by,
  ...naming,
})

export const trashVerb: ProhibitableVerb<Trash> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  isProhibited: (game, { cards, by }, scope, eye) =>
    isProhibitedFor(game, 'trash', cards, whoIs(by, scope), scope, eye),
  targets: (_game, { cards, by }) => choicesIn(cards).map(choose => ({ by, ...choose })),
  // CR 1.15.2b: what this card cannot trash is no target of it.
  refusalToChoose(game, { by }, scope, _choose, card) {
    const who = whoIs(by, scope)
    const using = scope.source === null ? undefined : cardAt(game, scope.source.card)
    return forbids(game, 'trash', { who, card, using, isUnseen: !canSee(game, who, card) })
  },
  expects(game, { cards, by, unpreventable }, scope) {
    return cardsPicked(game, cards, scope).map(card =>
      expected('trash', whoIs(by, scope), {
        card: refOf(card),
        kind: card.zone,
        server: card.server,
        unpreventable: unpreventable === true,
      }),
    )
  },
  resolve(game, { by }, scope, effects) {
    const who = whoIs(by, scope)
    const cards = effects.flatMap(effect =>
      effect.effect === 'trash' && effect.card !== null ? (objectOf(game, effect.card) ?? []) : [],
    )
    const moved = trashCards(game, cards, who)
    for (const effect of effects) {
      const diversion = diversionIn(game, effect)
      const card = effect.card === null ? undefined : objectOf(game, effect.card)
      if (diversion !== undefined && card !== undefined) divert(game, card, diversion, who)
    }
    // What is remembered of cards that lay in a hidden order does not tell it either.
    return [...moved, ...cards.filter(card => !moved.includes(card))].map(refOf)
  },
}
