import { deckCode } from '@paydata/decks/code'
import type { NamedDeck } from '@paydata/decks/starter'

/** A link that holds a deck behind its #, which browsers send to no server. */
export const linkTo = (deck: NamedDeck): string => `${location.origin}/decks/shared#deck=${deckCode(deck)}`
