import { happen } from '../changes/happen.ts'
import { linger } from '../changes/linger.ts'
import type { Choose } from '../language/expressions.ts'
import { boundCards } from '../queries/facts/matching-cards.ts'
import { refOf } from '../state/cards.ts'
import type { Until } from '../state/game.ts'
import type { Verb } from './verb.ts'
import { enoughFor } from './verb.ts'

export interface ChooseCards {
  readonly do: 'chooseCards'
  readonly cards: Choose
  /** The choice is remembered by the card for its other abilities (CR 9.10.3). */
  readonly remember?: Until
}

/** Choose cards for the instructions that follow, or for other abilities of the card. */
export const chooseCards = (cards: Choose, remember?: Until): ChooseCards => ({
  do: 'chooseCards',
  cards,
  ...(remember !== undefined && { remember }),
})

export const chooseCardsVerb: Verb<ChooseCards> = {
  allows: enoughFor('cards'),
  couldChange: () => false, // What is done with them comes after it.
  targets: (_game, { cards }) => [cards],
  resolve(game, { cards, remember }, scope) {
    const chosen = boundCards(game, cards.as, scope)
    for (const card of chosen) happen(game, 'chosen', { by: scope.by, card, server: card.server })
    if (remember === undefined) return
    linger(game, {
      of: 'choice',
      by: scope.by,
      source: scope.source,
      until: remember,
      vars: { [cards.as]: chosen.map(refOf) },
    })
  },
}
