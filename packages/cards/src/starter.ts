/** What a start page needs to know of decks: nothing of cards. */
export { formats } from './decks/formats.ts'
export { broughtToPlay } from './decks/model.ts'
export { type StarterDeck, starterDecks } from './decks/starter.ts'
