import type { Puzzle, PuzzleId } from '../puzzle.ts'
import { corpPuzzles } from './corp.ts'
import { runnerPuzzles } from './runner.ts'

export const puzzles: readonly Puzzle[] = [...runnerPuzzles, ...corpPuzzles]

/** A puzzle by its id; null if there is none of that name. */
export const puzzleCalled = (id: string): Puzzle | null => puzzles.find(each => each.id === id) ?? null

export function puzzleNamed(id: PuzzleId): Puzzle {
  const puzzle = puzzleCalled(id)
  if (puzzle === null) throw new Error(`There is no puzzle ${id}.`)
  return puzzle
}
