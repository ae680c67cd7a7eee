import { maySwap, swapCards } from '../changes/swap.ts'
import type { Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf, gather, isChoose } from '../queries/cards.ts'
import { couldBeOf } from '../queries/potential.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Swap {
  readonly do: 'swap'
  readonly card: Cards
  readonly with: Cards
}

/** Swap two cards (CR 8.8). A choice of two in `card` needs no other. */
export const swap = (card: Cards, other: Cards): Swap => ({ do: 'swap', card, with: other })

export const swapVerb: Verb<Swap> = {
  allows: enoughFor('card', 'with'),
  // CR 8.8.1: two cards are exchanged, so that one alone changes nothing.
  couldChange: (game, written, scope, eye) =>
    someFor('card', 'with')(game, written, scope, eye) &&
    (!isChoose(written.card) ||
      couldBeOf(game, written.card.choose, eye, scope).length >= amountOf(game, written.card.least, scope)),
  targets: (_game, written) => [...choicesIn(written.card), ...choicesIn(written.with)],
  // CR 8.8.2: neither the first of two without a partner, nor a second one that is none for the first.
  mayChoose(game, written, scope, choose, card) {
    if (choose === written.with)
      return cardsOf(game, written.card, scope).some(one => maySwap(game, one, card))
    const others = isChoose(written.with)
      ? gather(game, written.with.choose, { ...scope, vars: { ...scope.vars, [choose.as]: [refOf(card)] } })
      : cardsOf(game, written.with, scope)
    return choose.most !== 1 || others.some(other => maySwap(game, card, other))
  },
  resolve(game, written, scope) {
    const [first, second] = cardsOf(game, written.card, scope)
    const other = second ?? cardsOf(game, written.with, scope)[0]
    if (first !== undefined && other !== undefined) swapCards(game, first, other, scope.by)
  },
}
