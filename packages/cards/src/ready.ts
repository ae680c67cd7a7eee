/** The decks that a page offers beside the starter decks. It loads them late, as their lists need room. */
export { moreReadyDecks } from './decks/more-ready.ts'
export type { ReadyDeck } from './decks/ready-deck.ts'
export { pointsToWin } from './decks/teaching.ts'
export { readyIn } from './sets/ready.ts'
