import type { Game } from '../src/index.ts'
import { problemsOf as problemsKnown } from '../src/laws/index.ts'
import { names } from './laws/names.ts'

/** What is not as it must be in a game that waits for an answer or is over; nothing when all is well. */
export function problemsOf(game: Game): string[] {
  const problems = problemsKnown(game)
  names(game, problem => problems.push(`names tell apart what viewers can tell apart: ${problem}`))
  return problems
}

/** Throws when a law of conservation is broken. */
export function checkGame(game: Game): void {
  const problems = problemsOf(game)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

export { unexplained } from './laws/explained.ts'
