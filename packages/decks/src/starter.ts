import { coreDecks } from '@paydata/cards/published/core-decks'
import type { ReadyDeck } from './ready-deck.ts'
import { readyDeck } from './ready-deck.ts'

export type StarterDeck = ReadyDeck

/** The decks that are made from one Core Set. */
export const starterDecks: readonly StarterDeck[] = coreDecks.map(readyDeck)
