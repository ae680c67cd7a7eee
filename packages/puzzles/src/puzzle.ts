import type { Side } from '@paydata/engine'
import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import type { Page } from '@paydata/words/languages'

/** The name of a puzzle, under which its solution is told in `learn.puzzles.ftl`. */
export type PuzzleId = keyof Page['learn']['puzzles']['solutions']

/** What is to be reached before the turn is over: the game, or an agenda more in the score area. */
export type Goal = 'win' | 'score' | 'steal'

/** Easy is what the computer solves at once, medium what it finds when it thinks ahead, hard what it does not find. */
export const ratings = ['easy', 'medium', 'hard'] as const
export type Rating = (typeof ratings)[number]

/** A position in which exactly one plan reaches the goal, whatever the other side does and wherever hidden cards lie. */
export interface Puzzle {
  readonly id: PuzzleId
  readonly side: Side
  readonly goal: Goal
  readonly rating: Rating
  /** The sets that its cards are of. */
  readonly sets: readonly string[]
  readonly corp: CorpSpec
  readonly runner: RunnerSpec
  /** The deeds of its only plan against the best defence, in the order of the alphabet, as the solver names them. */
  readonly plan: readonly string[]
}
