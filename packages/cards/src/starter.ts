/** What a start page needs to know of decks: nothing of cards. */
export { broughtToPlay } from './decks/model.ts'
export { type StarterDeck, starterDecks } from './decks/starter.ts'
export { formats } from './sets/formats.ts'
