/** What there is to ask about the cards of a game, and about parts of them. */

import { bug } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import type { Ability } from './abilities.ts'
import type { Compiled } from './compiling.ts'
import type { Instruction } from './instructions.ts'
import type { Node } from './placing.ts'
import { definitionsIfKnown, definitionsOf, rulesNode } from './registry.ts'

export type { Compiled } from './compiling.ts'
export { abilityAround, pathIfKnown, pathOf } from './placing.ts'
export { compiledOf, definitionOf, poolOf, readingOf } from './pool.ts'
export {
  cardsOfFormat,
  type Definitions,
  defineRules,
  definitionsNamed,
  definitionsOf,
  editionOfCards,
  makeKnown,
  selfRezzingOf,
} from './registry.ts'

export const nodeIfDefined = (game: Game, path: string): Node | undefined =>
  rulesNode(path) ?? definitionsOf(game).node(path)

export const nodeAt = (game: Game, path: string): Node =>
  nodeIfDefined(game, path) ?? bug(`nothing is defined at ${path}`)

export function instructionsAt(game: Game, path: string): readonly Instruction[] {
  return nodeAt(game, path) as readonly Instruction[]
}

export const abilityAt = (game: Game, path: string): Ability => nodeAt(game, path) as Ability

/** A card of a version, and a part of one: for those who hold a view of a game, not the game. */
export const cardDefined = (version: string, card: string): Compiled | undefined =>
  definitionsIfKnown(version)?.compiled(card)

export const nodeDefined = (version: string, path: string): Node | undefined =>
  definitionsIfKnown(version)?.node(path) ?? rulesNode(path)
