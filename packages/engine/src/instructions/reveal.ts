import { happen } from '../changes/happen.ts'
import { cardsPicked } from '../changes/picking.ts'
import { show } from '../changes/show.ts'
import type { CardsOrRandom, Who } from '../language/expressions.ts'
import { whoIs } from '../queries/facts/references.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Reveal extends Naming {
  readonly do: 'reveal'
  readonly cards: CardsOrRandom
  readonly by: Who
}

/** Reveal cards to both players (CR 1.21.3). */
export const reveal = (cards: CardsOrRandom, by: Who = 'you', naming: Naming = {}): Reveal => ({
  do: 'reveal',
  cards,
  by,
  ...naming,
})

export const revealVerb: Verb<Reveal> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  targets: (_game, { cards, by }) => choicesIn(cards).map(choose => ({ by, ...choose })),
  resolve(game, { cards, by }, scope) {
    const found = cardsPicked(game, cards, scope)
    show(game, scope, found, 'both')
    for (const card of found) happen(game, 'revealed', { by: whoIs(by, scope), card, server: card.server })
    return found.map(refOf)
  },
}
