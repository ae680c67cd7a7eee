import { beginStructure } from '../changes/frames.ts'
import { never } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import { stepAbility } from './resolving-abilities.ts'
import { stepProcedure, stepStructure } from './tables.ts'
import type { Asked } from './windows.ts'
import { stepWindow } from './windows.ts'

/** Runs the innermost frame until somebody must decide or the game is over. */
export function advance(game: Game, asked: Asked = 'everybody'): void {
  while (game.waiting.length === 0 && game.over === null) {
    // A look at a place before the first would make all looks here slow.
    const depth = game.frames.length
    const frame = depth === 0 ? undefined : game.frames[depth - 1]
    if (frame === undefined) {
      beginNextTurn(game)
      continue
    }
    switch (frame.kind) {
      case 'structure':
        stepStructure(game, frame)
        break
      case 'procedure':
        stepProcedure(game, frame)
        break
      case 'ability':
        stepAbility(game, frame)
        break
      case 'window':
        stepWindow(game, frame, asked)
        break
      default:
        never(frame)
    }
  }
}

/** There is no time between turns (CR 5.1.4d). */
function beginNextTurn(game: Game): void {
  const corpIsNext = game.turn === 0 || game.active === 'runner'
  const of = corpIsNext ? 'corpTurn' : 'runnerTurn'
  game.turn++
  game.active = corpIsNext ? 'corp' : 'runner'
  game.lastTurn = game.thisTurn
  game.thisTurn = []
  beginStructure(game, { of, vars: {} })
}
