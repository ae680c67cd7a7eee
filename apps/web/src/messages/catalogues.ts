import type { Language as GameWords } from '@paydata/words'
import type { DeckWords } from '@paydata/words/decks'
import type { Page, Speech } from '@paydata/words/languages'
import type { ReasonWords } from '@paydata/words/reasons'
import type { SearchWords } from '@paydata/words/search'

/** All words that the page may need, by part. Each part is loaded with the screens that need it. */
export interface Catalogues extends Omit<Page, 'browse' | 'details'> {
  /** The words for cards, questions, reasons and the log. */
  readonly game: GameWords
  /** The words for why a computer gave an answer. */
  readonly reasons: ReasonWords
  /** Why something is refused in detail, with what can be wrong with decks. */
  readonly details: Page['details'] & { readonly decks: DeckWords }
  readonly browse: Page['browse'] & { readonly words: SearchWords }
}
export type PartOfPage = keyof Catalogues

type Loaders = { readonly [Part in PartOfPage]: () => Promise<Catalogues[Part]> }

/** What loads the parts of a language. */
export const loadersOf = ({ game, reasons, decks, search, page: pages }: Speech): Loaders => ({
  ...pages,
  game,
  reasons,
  details: async () => {
    const [details, problems] = await Promise.all([pages.details(), decks()])
    return { ...details, decks: problems }
  },
  browse: async () => {
    const [browse, words] = await Promise.all([pages.browse(), search()])
    return { ...browse, words }
  },
})
