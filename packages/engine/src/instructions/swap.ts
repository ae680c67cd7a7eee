import { maySwap, swapCards } from '../changes/swap.ts'
import type { Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { isInstalled } from '../queries/facts/look.ts'
import { cardsOf, gather, isChoose } from '../queries/facts/matching-cards.ts'
import { uninstalling } from '../queries/outcomes/effects.ts'
import { couldBeOf } from '../queries/outcomes/potential.ts'
import { noSwap } from '../queries/refusals.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
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

function pairOf(game: Game, written: Swap, scope: AbilityFrame): [CardState, CardState] | undefined {
  const [first, second] = cardsOf(game, written.card, scope)
  const other = second ?? cardsOf(game, written.with, scope)[0]
  return first === undefined || other === undefined ? undefined : [first, other]
}

export const swapVerb: Verb<Swap> = {
  allows: enoughFor('card', 'with'),
  // CR 8.8.1: two cards are exchanged, so that one alone changes nothing.
  couldChange: (game, written, scope, eye) =>
    someFor('card', 'with')(game, written, scope, eye) &&
    (!isChoose(written.card) ||
      couldBeOf(game, written.card.choose, eye, scope).length >= amountOf(game, written.card.least, scope)),
  targets: (_game, written) => [...choicesIn(written.card), ...choicesIn(written.with)],
  // CR 8.8.2: neither the first of two without a partner, nor a second one that is none for the first.
  refusalToChoose(game, written, scope, choose, card) {
    if (choose === written.with)
      return cardsOf(game, written.card, scope).some(one => maySwap(game, one, card)) ? undefined : noSwap
    const others = isChoose(written.with)
      ? gather(game, written.with.choose, { ...scope, vars: { ...scope.vars, [choose.as]: [refOf(card)] } })
      : cardsOf(game, written.with, scope)
    return choose.most !== 1 || others.some(other => maySwap(game, card, other)) ? undefined : noSwap
  },
  // CR 8.8.4b: of two of which one is installed, that one is uninstalled.
  expects: (game, written, scope) =>
    uninstalling(game, scope.by, () => {
      const two = pairOf(game, written, scope)
      return two !== undefined && maySwap(game, ...two) && two.some(card => !isInstalled(card)) ? two : []
    }),
  resolve(game, written, scope) {
    const two = pairOf(game, written, scope)
    if (two !== undefined) swapCards(game, ...two, scope.by)
  },
}
