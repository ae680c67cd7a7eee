import type { Language as GameWords } from '@paydata/words'
import type { ReasonWords } from '@paydata/words/reasons'
import type { browse } from './english/browse.ts'
import type { decks } from './english/decks.ts'
import type { home } from './english/home.ts'
import type { identity } from './english/identity.ts'
import type { page } from './english/page.ts'
import type { replay } from './english/replay.ts'
import type { rules } from './english/rules.ts'
import type { settings } from './english/settings.ts'
import type { lobby, waiting } from './english/waiting.ts'

/** The shape that every language has to have: the names of the English catalogue with any words. */
export type Worded<Of> = Of extends string
  ? string
  : Of extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Of extends readonly unknown[]
      ? Of
      : { readonly [Name in keyof Of]: Worded<Of[Name]> }

/** All words of the page, by part. Each part is a file that is loaded with the screens that need it. */
export interface Catalogues {
  /** The engine's words for cards, questions, reasons and the log. */
  readonly game: GameWords
  /** The words for why a computer gave an answer. */
  readonly reasons: ReasonWords
  readonly home: Worded<typeof home>
  readonly identity: Worded<typeof identity>
  readonly lobby: Worded<typeof lobby>
  readonly page: Worded<typeof page>
  readonly browse: Worded<typeof browse>
  readonly decks: Worded<typeof decks>
  readonly replay: Worded<typeof replay>
  readonly rules: Worded<typeof rules>
  readonly settings: Worded<typeof settings>
  readonly waiting: Worded<typeof waiting>
}
export type PartOfPage = keyof Catalogues

/** The loaders of a language. A language without one of the parts does not compile. */
export type Loaders = { readonly [Part in PartOfPage]: () => Promise<Catalogues[Part]> }
