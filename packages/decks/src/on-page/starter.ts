/** What a start page needs to know of decks: nothing of cards. */
import type { formats } from '@paydata/cards/formats'

export { formats, formatsWithMore, startersIn } from '@paydata/cards/formats'
export {
  type EditionName,
  editionNames,
  editions,
  formatFor,
  isEditionName,
  newestEdition,
  type OlderEdition,
  olderEditions,
} from '../editions.ts'
export { broughtToPlay, mostCopies, type NamedDeck, namedDeck } from '../model.ts'
export { type StarterDeck, starterDecks } from '../starter.ts'

/** The formats by the words to ask for them. */
export type Format = keyof typeof formats
