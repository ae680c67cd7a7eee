import type { ReasonWords } from '@paydata/bots/reasons'
import type { Language as GameWords } from '@paydata/engine/text'
import type { after } from './english/after.ts'
import type { browse } from './english/browse.ts'
import type { details } from './english/details.ts'
import type { page } from './english/page.ts'
import type { replay } from './english/replay.ts'
import type { settings } from './english/settings.ts'
import type { statistics } from './english/statistics.ts'

/** The same names with any words: what every language has to have. */
export type Worded<Of> = Of extends string
  ? string
  : Of extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Of extends readonly unknown[]
      ? Of
      : { readonly [Name in keyof Of]: Worded<Of[Name]> }

/** All words that somebody reads here. Words of screens that not everybody opens come with those. */
export interface Catalogues {
  /** The engine's: what cards, questions, reasons and the log say. */
  readonly game: GameWords
  /** Why computers answered so. */
  readonly reasons: ReasonWords
  readonly page: Worded<typeof page>
  readonly details: Worded<typeof details>
  readonly after: Worded<typeof after>
  readonly browse: Worded<typeof browse>
  readonly replay: Worded<typeof replay>
  readonly settings: Worded<typeof settings>
  readonly statistics: Worded<typeof statistics>
}
export type PartOfPage = keyof Catalogues

/** Where a language keeps them. One that lacks a part does not compile. */
export type Loaders = { readonly [Part in PartOfPage]: () => Promise<Catalogues[Part]> }
