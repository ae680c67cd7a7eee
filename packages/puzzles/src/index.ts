/** Puzzles: positions with a goal for this turn, and one plan that reaches it. What proves them is in `@paydata/puzzles/solving`. */
export { type Standing, seenInView, standing } from './goal.ts'
export { positionOf } from './position.ts'
export { type Goal, type Puzzle, type PuzzleId, type Rating, ratings } from './puzzle.ts'
export { puzzleCalled, puzzleNamed, puzzles } from './puzzles/index.ts'
