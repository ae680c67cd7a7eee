import type { DeckWords } from './decks.ts'
import type { PageLoaders } from './pages/types.ts'
import type { ReasonWords } from './reasons.ts'
import type { SearchWords } from './search.ts'
import type { Language } from './tree/language.ts'

/** All that a language says, each part of it loaded when somebody wants to read it. */
export interface Speech {
  /** Cards, questions, reasons and the log. */
  readonly game: () => Promise<Language>
  /** Why a bot gave an answer. */
  readonly reasons: () => Promise<ReasonWords>
  /** What is wrong with decks. */
  readonly decks: () => Promise<DeckWords>
  /** What may be written in a search, and what is wrong with one. */
  readonly search: () => Promise<SearchWords>
  /** What stands on the page, from the files in `page/`. */
  readonly page: PageLoaders
}
