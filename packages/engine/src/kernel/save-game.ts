import { partsOf } from '../record/parts.ts'
import type { Game } from '../state/game.ts'
import { packGame } from '../state/save.ts'
import { sealed } from '../state/seal.ts'
import { checkGame } from '../state/shape.ts'

/** The game as text, for a file or a database, with the parts of definitions that it is in the middle of. */
export function saveGame(game: Game): string {
  checkGame(game)
  return sealed(packGame(game, partsOf(game)))
}
