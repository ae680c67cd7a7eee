import { compiledOf, instructionsAt, nodeAt } from '../language/definitions.ts'
import { procedureOf } from '../procedures/index.ts'
import { bug } from '../state/bug.ts'
import type { Frame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { readGame } from '../state/save.ts'
import { editionOf, rowAt } from '../timing/edition.ts'

/** The game that was saved. Its cards, and every place in definitions and tables that it is at, must be known. */
export function loadGame(text: string): Game {
  const game = readGame(text)
  editionOf(game)
  compiledOf(game)
  for (const frame of game.frames) findPlace(game, frame)
  for (const { of } of game.lingering) if (of !== 'choice') nodeAt(game, of)
  return game
}

function findPlace(game: Game, frame: Frame): void {
  if (frame.kind === 'structure') rowAt(game, frame)
  else if (frame.kind === 'ability') instructionsAt(game, frame.of)
  else if (frame.kind === 'procedure' && !procedureOf(frame).some(row => row.step === frame.step))
    bug(`no step ${frame.step} of ${frame.of}`)
}
