import type { RouteSent } from '@paydata/protocol'
import type { Addresses, Called } from '../online/http.ts'
import { callAt } from '../online/http.ts'

/** The addresses of what concerns the decks of a player. */
const addresses = {
  myDecks: { method: 'post', path: '/api/me/decks/list' },
  wholeDecks: { method: 'post', path: '/api/me/decks/whole' },
  decksPlayed: { method: 'post', path: '/api/me/decks/played' },
  myDeck: { method: 'get', path: '/api/me/decks/:id' },
  mergeDecks: { method: 'post', path: '/api/me/decks/keep' },
  changeDeck: { method: 'post', path: '/api/me/decks/:id' },
  deckHistory: { method: 'get', path: '/api/me/decks/:id/versions' },
  deckVersion: { method: 'post', path: '/api/me/decks/:id/version' },
} as const satisfies Partial<Addresses>

export type DeckRoute = keyof typeof addresses

/** Sends a request about decks. Gives `unreached` if the server cannot be reached. */
export const callDecks = <Name extends DeckRoute>(
  name: Name,
  asked: RouteSent<Name>,
): Promise<Called<Name>> => callAt(addresses[name], asked)
