import { callerOf } from '../online/http.ts'

/** Sends a request about the decks of a player. Gives `unreached` if the server cannot be reached. */
export const callDecks = callerOf({
  myDecks: { method: 'post', path: '/api/me/decks/list' },
  wholeDecks: { method: 'post', path: '/api/me/decks/whole' },
  decksPlayed: { method: 'post', path: '/api/me/decks/played' },
  myDeck: { method: 'get', path: '/api/me/decks/:id' },
  mergeDecks: { method: 'post', path: '/api/me/decks/keep' },
  changeDeck: { method: 'post', path: '/api/me/decks/:id' },
  deckHistory: { method: 'get', path: '/api/me/decks/:id/versions' },
  deckVersion: { method: 'post', path: '/api/me/decks/:id/version' },
})

export type DeckRoute = Parameters<typeof callDecks>[0]
