import type { Printed } from '@paydata/engine/vocabulary'

/** A card as it can be searched for. */
export interface SearchedCard extends Printed {
  readonly id: string
  readonly codes: readonly string[]
  /** The ids of the sets it is printed in. */
  readonly sets: readonly string[]
}

/** What a language calls the words of a search. The English ones are understood as well. */
export interface QueryWords {
  /** Names of fields, and the English name of the field that each means. */
  readonly fields: Readonly<Record<string, string>>
  /** What a card may be, as `is:` asks. */
  readonly flags: Readonly<Record<string, string>>
  readonly joins: Readonly<Record<Join, string>>
}

export type Join = 'and' | 'or' | 'not'

/** What cards say in the language of the player who searches. What is left out is searched for in English alone. */
export interface CardWords {
  readonly text?: (card: string) => string
  readonly type?: (type: string) => string
  readonly subtype?: (subtype: string) => string
  readonly faction?: (faction: string) => string
  readonly set?: (set: string) => string
  readonly side?: (side: string) => string
  readonly query?: QueryWords
}

/** Where in a search something stands: from its first letter to the one behind its last. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** What a part of a search cannot mean. The rest of the search is done without that part. */
export type SearchProblem = Place &
  (
    | { readonly why: 'tooLong'; readonly most: number }
    | { readonly why: 'unknownField'; readonly field: string; readonly suggestions: readonly string[] }
    | { readonly why: 'noValue'; readonly field: string }
    | {
        readonly why: 'unknownValue'
        readonly field: string
        readonly value: string
        readonly suggestions: readonly string[]
      }
    | { readonly why: 'notANumber' | 'notADay'; readonly field: string; readonly value: string }
    | { readonly why: 'noComparison'; readonly field: string; readonly operator: string }
    | { readonly why: 'nothingBeside'; readonly operator: string }
    | { readonly why: 'openBracket' | 'closingBracket' | 'openQuote' }
  )

export interface SearchResult {
  /** The cards that fit best come first, and among them the first of the alphabet. */
  readonly cards: readonly SearchedCard[]
  readonly problems: readonly SearchProblem[]
}

/** The format and the day that legality is told for, where the search names none. */
export interface SearchOptions {
  readonly format?: string
  readonly day?: string
}
