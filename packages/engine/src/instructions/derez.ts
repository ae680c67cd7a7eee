import { derezCard } from '../changes/handling-cards.ts'
import type { Cards } from '../language/expressions.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Derez {
  readonly do: 'derez'
  readonly cards: Cards
}

/** Derez cards (CR 8.1.3). */
export const derez = (cards: Cards): Derez => ({ do: 'derez', cards })

export const derezVerb: Verb<Derez> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  targets: (_game, { cards }) => choicesIn(cards),
  resolve(game, { cards }, scope) {
    for (const card of cardsOf(game, cards, scope)) derezCard(game, card, scope.by)
  },
}
