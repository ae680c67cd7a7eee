import type { Definitions } from '@paydata/engine'
import { positionOf } from '../position.ts'
import type { Puzzle } from '../puzzle.ts'
import type { Plan } from './plans.ts'
import { Solver } from './solver.ts'
import { arrangementsOf } from './worlds.ts'

/** What the solver found out of a puzzle. */
export interface Proof {
  /** The plans that reach the goal wherever the hidden cards lie. */
  readonly plans: readonly Plan[]
  /** The plans that reach it where they really lie: another one of them would be luck. */
  readonly asItLies: readonly Plan[]
  readonly arrangements: number
  readonly answers: number
}

export function proofOf(puzzle: Omit<Puzzle, 'plan'>, definitions: Definitions): Proof {
  const { side, goal } = puzzle
  const game = positionOf(puzzle, definitions)
  const worlds = arrangementsOf(game, side, definitions)
  const [all, real] = [new Solver(side, goal, game), new Solver(side, goal, game)]
  return {
    plans: all.plansIn(worlds),
    asItLies: real.plansIn([game]),
    arrangements: worlds.length,
    answers: all.answers + real.answers,
  }
}
