import { swapCards } from '../changes/swap.ts'
import type { Cards } from '../language/expressions.ts'
import { cardsOf } from '../queries/cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'

export interface Swap {
  readonly do: 'swap'
  readonly card: Cards
  readonly with: Cards
}

/** Swap two cards (CR 8.8). A choice of two in `card` needs no other. */
export const swap = (card: Cards, other: Cards): Swap => ({ do: 'swap', card, with: other })

export const swapVerb: Verb<Swap> = {
  targets: (_game, written) => [...choicesIn(written.card), ...choicesIn(written.with)],
  resolve(game, written, scope) {
    const [first, second] = cardsOf(game, written.card, scope)
    const other = second ?? cardsOf(game, written.with, scope)[0]
    if (first !== undefined && other !== undefined) swapCards(game, first, other, scope.by)
  },
}
