import type { Problem, Violation } from '@paydata/decks'

/** A language has a sentence for all that can be wrong with a deck. Cards go by their titles. */
export interface DeckWords {
  readonly violation: (violation: Violation) => string
  readonly problem: (problem: Problem) => string
}
