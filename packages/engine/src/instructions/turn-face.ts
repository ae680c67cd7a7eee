import { turnCard } from '../changes/handling-cards.ts'
import type { Cards } from '../language/expressions.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface TurnFace {
  readonly do: 'turnFace'
  readonly cards: Cards
  readonly face: 'up' | 'down'
}

/** Turn cards over; this is neither rezzing nor revealing (CR 8.1.4, 1.21.3a). */
export const turnFace = (cards: Cards, face: 'up' | 'down'): TurnFace => ({ do: 'turnFace', cards, face })

export const turnFaceVerb: Verb<TurnFace> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  targets: (_game, { cards }) => choicesIn(cards),
  resolve(game, { cards, face }, scope) {
    for (const card of cardsOf(game, cards, scope)) turnCard(game, card, face, scope.by)
  },
}
