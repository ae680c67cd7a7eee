import type { Ending, Game } from '../state/game.ts'
import { happen } from './happen.ts'

/** Ends the game, unless it is to go on for a test; says whether it is over. */
export function endGame(game: Game, ending: Ending): boolean {
  if (game.over !== null) return true
  if (game.keepPlaying) {
    const noted = game.thisTurn.some(o => o.what === 'gameEnded' && o.kind === ending.how)
    if (!noted) happen(game, 'gameEnded', { by: ending.winner, kind: ending.how })
    return false
  }
  happen(game, 'gameEnded', { by: ending.winner, kind: ending.how })
  game.over = ending
  game.waiting = []
  return true
}
