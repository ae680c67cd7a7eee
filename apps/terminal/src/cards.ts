import { cardsVersion, printings, starterDecks } from '@paydata/cards'
import type { Library } from './library.ts'

/** All cards and decks of the game. */
export const library: Library = { version: cardsVersion, definitions: printings, decks: starterDecks }
