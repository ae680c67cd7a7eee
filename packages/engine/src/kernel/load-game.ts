import { compiledOf, nodeAt } from '../language/definitions.ts'
import { problemsOf } from '../laws/index.ts'
import { bug } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import { gameFrom } from '../state/save.ts'
import { readSaved } from '../state/saved.ts'
import { isSealed } from '../state/seal.ts'
import { editionOf } from '../timing/edition.ts'

/**
 * The game that was saved, or an error that says what is wrong with the text: it must be what was saved, all that it
 * speaks of must be known, and it must obey the laws that every game obeys.
 */
export function loadGame(text: string): Game {
  const saved = readSaved(text)
  let game: Game
  try {
    game = gameFrom(saved)
    check(game)
  } catch (problem) {
    // What is asked of a broken game may fail in any way, and only what we say ourselves can be understood.
    const isOurs = problem instanceof Error && problem.constructor === Error
    return bug(
      `not a saved game: ${isOurs ? problem.message.split('\n')[0] : 'its parts do not fit together'}`,
    )
  }
  if (!isSealed(text)) bug('not a saved game: it was damaged, or changed after it was saved')
  return game
}

function check(game: Game): void {
  editionOf(game)
  compiledOf(game)
  for (const { of } of game.lingering) if (of !== 'choice') nodeAt(game, of)
  const [problem] = problemsOf(game)
  if (problem !== undefined) bug(problem)
}
