/** The decks that a page offers beside the starter decks. It loads them late, as their lists need room. */

export { readyIn } from '@paydata/cards/ready'
export { moreReadyDecks } from '../more-ready.ts'
export type { ReadyDeck } from '../ready-deck.ts'
export { pointsToWin } from '../teaching.ts'
