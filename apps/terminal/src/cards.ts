import { cardsVersion, printings } from '@paydata/cards'
import { starterDecks } from '@paydata/decks'
import type { Library } from './library.ts'

/** All cards and decks of the game. */
export const library: Library = { version: cardsVersion, definitions: printings, decks: starterDecks }
