/** What a start page needs to know of decks: nothing of cards. */
import type { formats } from './sets/formats.ts'

export {
  type EditionName,
  editionNames,
  editions,
  formatFor,
  isEditionName,
  newestEdition,
  type OlderEdition,
  olderEditions,
} from './decks/editions.ts'
export { broughtToPlay, type NamedDeck, namedDeck } from './decks/model.ts'
export { type StarterDeck, starterDecks } from './decks/starter.ts'
export { formats, formatsWithMore, startersIn } from './sets/formats.ts'

/** The formats by the words to ask for them. */
export type Format = keyof typeof formats
