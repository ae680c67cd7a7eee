import type { QueryWords, SearchProblem } from '@paydata/decks/search'

export interface SearchWords {
  /** A sentence for all that can be wrong with a search. */
  readonly problem: (problem: SearchProblem) => string
  /** What a reader of the language may write in a search besides the English words, which all understand. */
  readonly query: QueryWords
}
