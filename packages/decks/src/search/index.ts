/** A search for cards, as people type it: `t:ice f:hb cost<=3 x:"end the run"`. */
import type { SearchIndex } from './indexing.ts'
import { matcherOf, noMatch } from './matching.ts'
import type { SearchOptions, SearchProblem, SearchResult } from './model.ts'
import { parse } from './parsing.ts'

/** The cards that a search finds, and what of it means nothing. An empty search finds every card. */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): SearchResult {
  const { term, problems: written } = parse(query, index.query)
  const problems: SearchProblem[] = [...written]
  const matches = matcherOf(term, { index, options, problems }) ?? (() => 0)
  const found = index.cards
    .map(each => ({ card: each.card, rank: matches(each) }))
    .filter(({ rank }) => rank !== noMatch)
  return {
    // The index is in the order of titles, and sorting keeps it among equals.
    cards: found.sort((a, b) => a.rank - b.rank).map(({ card }) => card),
    problems: problems.sort((a, b) => a.from - b.from || a.to - b.to),
  }
}

export { fieldNames } from './fields.ts'
export { type SearchIndex, searchIndex } from './indexing.ts'
export { formatNames } from './legality.ts'
export type {
  CardWords,
  QueryWords,
  SearchedCard,
  SearchOptions,
  SearchProblem,
  SearchResult,
} from './model.ts'
