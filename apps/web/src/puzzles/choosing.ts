import type { Puzzle, Rating } from '@paydata/puzzles'
import type { PuzzleState } from './progress.ts'

/** Which puzzles somebody wants to see. */
export interface Wanted {
  readonly side: Puzzle['side'] | 'both'
  readonly rating: Rating | 'any'
}

export const isWanted = ({ side, rating }: Puzzle, wanted: Wanted): boolean =>
  (wanted.side === 'both' || wanted.side === side) && (wanted.rating === 'any' || wanted.rating === rating)

const day = 24 * 60 * 60 * 1000

/** The puzzle of a day, the same for everybody: days are those of UTC. */
export function puzzleOfDay(puzzles: readonly Puzzle[], now: Date): Puzzle | null {
  return puzzles[Math.floor(now.getTime() / day) % puzzles.length] ?? null
}

/** The next puzzle to do: the first new one after this one, then those that were missed; null where all others are solved. */
export function nextAfter(
  puzzle: Puzzle,
  puzzles: readonly Puzzle[],
  stateOf: (id: Puzzle['id']) => PuzzleState,
): Puzzle | null {
  const at = puzzles.indexOf(puzzle)
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  const first = (state: PuzzleState): Puzzle | undefined => others.find(({ id }) => stateOf(id) === state)
  return first('new') ?? first('tried') ?? null
}
