import { bug } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import type { Edition, RuleChoices } from './editions.ts'
import { editions } from './editions.ts'

export const editionOf = (game: Game): Edition => editions[game.edition] ?? bug(`no edition ${game.edition}`)

export const rulesOf = (game: Game): RuleChoices => editionOf(game).rules
