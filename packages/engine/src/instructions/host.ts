import { hostCard } from '../changes/host.ts'
import type { Cards, One } from '../language/expressions.ts'
import { cardsOf } from '../queries/cards.ts'
import { cardTo } from '../queries/references.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Host {
  readonly do: 'host'
  readonly cards: Cards
  readonly on: One
  readonly face: 'faceup' | 'facedown'
}

/** Host cards without installing them; an installed card keeps its state on the new host (CR 1.13.2a, 1.13.8). */
export const host = (cards: Cards, on: One = 'self', face: 'faceup' | 'facedown' = 'faceup'): Host => ({
  do: 'host',
  cards,
  on,
  face,
})

export const hostVerb: Verb<Host> = {
  allows: enoughFor('cards', 'on'),
  couldChange: someFor('cards', 'on'),
  targets: (_game, { cards }) => choicesIn(cards),
  resolve(game, { cards, on, face }, scope) {
    const onto = cardTo(game, on, scope)
    if (onto === undefined) return
    for (const card of cardsOf(game, cards, scope)) hostCard(game, card, onto, face, scope.by)
  },
}
