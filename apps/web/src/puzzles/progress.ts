import type { PuzzleId } from '@paydata/puzzles'
import { keep, kept, oneOf } from '../store/kept.ts'

const place = 'paydata/puzzles'

/** What came of a puzzle in this browser. One that was missed comes back as one to try again. */
const states = ['solved', 'tried', 'new'] as const
export type PuzzleState = (typeof states)[number]

export function puzzleStates(): (puzzle: PuzzleId) => PuzzleState {
  const all = kept(place)
  return puzzle => oneOf(states, all[puzzle], 'new')
}

/** Notes how a try has ended. What was solved stays solved. */
export function noteTry(puzzle: PuzzleId, state: 'solved' | 'tried'): void {
  if (puzzleStates()(puzzle) !== 'solved') keep(place, { ...kept(place), [puzzle]: state })
}
