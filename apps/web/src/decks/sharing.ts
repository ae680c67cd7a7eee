import { deckCode } from '@paydata/decks/code'
import type { NamedDeck } from '@paydata/decks/starter'

/** A link that holds a deck, so that whoever shows the link can say which deck it is. */
export const linkTo = (deck: NamedDeck): string => `${location.origin}/decks/shared?deck=${deckCode(deck)}`
