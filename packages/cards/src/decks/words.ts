import type { Violation } from './legality.ts'
import type { Problem } from './problems.ts'

/** A language has a sentence for all that can be wrong with a deck. Cards go by their titles. */
export interface DeckWords {
  readonly violation: (violation: Violation) => string
  readonly problem: (problem: Problem) => string
}
