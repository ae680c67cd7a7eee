import type { CardsOrRandom } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf, gather, isRandom } from '../queries/facts/matching-cards.ts'
import type { CardState } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { pickAtRandom } from './dealing-damage.ts'

/** The cards an instruction acts on, some of which chance picks now (CR 10.4.2a): asked once, as it becomes imminent or resolves. */
export function cardsPicked(game: Game, cards: CardsOrRandom, scope: Scope): readonly CardState[] {
  if (!isRandom(cards)) return cardsOf(game, cards, scope)
  const from = gather(game, cards.of, scope).map(({ card }) => card)
  return pickAtRandom(game, from, amountOf(game, cards.random, scope))
}
