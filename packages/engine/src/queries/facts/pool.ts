import { rulesOf } from '../../rulebook/edition.ts'
import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import { eachDeclared } from './declared.ts'
import { controllerOf, countersOn, poolOf } from './look.ts'
import { anyDeclaresNow } from './present.ts'

/** Cards whose credits are considered to be in a player's credit pool. */
export function cardsInPool(game: Game, side: Side): CardState[] {
  const found: CardState[] = []
  eachDeclared(game, 'inPool', (_declaration, _scope, source) => {
    if (source !== undefined && controllerOf(source) === side && !found.includes(source)) found.push(source)
  })
  return found
}

/** What says that credits of a player's credit pool can be neither lost nor spent (CR 1.2.2). */
export function poolKeeper(game: Game, side: Side): CardState | undefined {
  if (!anyDeclaresNow(game, 'poolKept')) return undefined
  let keeper: CardState | undefined
  eachDeclared(game, 'poolKept', (_declaration, _scope, source) => {
    if (source !== undefined && controllerOf(source) === side) keeper ??= source
  })
  return keeper
}

export const keepsPool = (game: Game, side: Side): boolean => poolKeeper(game, side) !== undefined

/** The bad publicity fund is not part of the pool (CR 10.6.2); older rules know no fund, only credits that go again. */
export const fundInPool = (game: Game, side: Side): number =>
  side === 'runner' && rulesOf(game).badPublicityCredits === 'pool' ? game.runner.fund : 0

/** All credits of the pool, those that are only considered to be there among them. */
export function creditsInPool(game: Game, side: Side): number {
  let credits = poolOf(game, side) + fundInPool(game, side)
  for (const card of cardsInPool(game, side)) credits += countersOn(card, 'credit')
  return credits
}
