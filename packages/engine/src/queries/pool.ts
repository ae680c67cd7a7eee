import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { eachDeclared } from './declared.ts'
import { controllerOf, countersOn, poolOf } from './look.ts'

/** Cards whose credits are considered to be in a player's credit pool. */
export function cardsInPool(game: Game, side: Side): CardState[] {
  const found: CardState[] = []
  eachDeclared(game, 'inPool', (_declaration, _scope, source) => {
    if (source !== undefined && controllerOf(source) === side && !found.includes(source)) found.push(source)
  })
  return found
}

/** All credits of the pool, those that are only considered to be there among them. */
export function creditsInPool(game: Game, side: Side): number {
  let credits = poolOf(game, side)
  for (const card of cardsInPool(game, side)) credits += countersOn(card, 'credit')
  return credits
}
