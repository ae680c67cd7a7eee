import type { SearchProblem } from './model.ts'

/** A language has a sentence for all that can be wrong with a search. */
export type SearchWords = (problem: SearchProblem) => string
