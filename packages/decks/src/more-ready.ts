import { startupDecks as written } from '@paydata/cards/published/startup-decks'
import type { ReadyDeck } from './ready-deck.ts'
import { readyDeck } from './ready-deck.ts'
import { teachingDecks } from './teaching.ts'

/** A deck for each faction of Startup, and one more that is made of neutral cards. */
const startupDecks: readonly ReadyDeck[] = written.map(readyDeck)

/** The decks that are there to be played at once, beside the starter decks. */
export const moreReadyDecks: readonly ReadyDeck[] = [...startupDecks, ...teachingDecks]
