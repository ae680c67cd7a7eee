import { bug } from '../state/bug.ts'
import type { StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { rowOf } from '../state/steps.ts'
import type { Edition, Row, RuleChoices } from './editions.ts'
import { editions } from './editions.ts'

const known = new Map(Object.entries(editions))

/** Makes an edition known under a name that games keep for ever. */
export function defineEdition(edition: Edition): Edition {
  known.set(edition.name, edition)
  return edition
}

export const editionNamed = (name: string): Edition => known.get(name) ?? bug(`no edition ${name}`)

export const editionOf = (game: Game): Edition => editionNamed(game.edition)

export const rulesOf = (game: Game): RuleChoices => editionOf(game).rules

export const rowAt = (game: Game, { of, step }: StructureFrame): Row =>
  rowOf(editionOf(game).structures[of], step)
