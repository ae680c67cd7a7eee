import written from '../../data/decks/core.json' with { type: 'json' }
import type { ReadyDeck } from './ready-deck.ts'
import { readyDeck } from './ready-deck.ts'

export type StarterDeck = ReadyDeck

/** The decks that are made from one Core Set. */
export const starterDecks: readonly StarterDeck[] = written.map(readyDeck)
