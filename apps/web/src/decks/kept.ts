import type { NamedDeck } from '@paydata/decks/starter'
import type { Sent } from '@paydata/protocol'
import { ownIdOf } from '../local/beginning.ts'
import { listOf } from './list-of.ts'
import { withGame } from './own-deck.ts'
import { noteOnDeck, ownDeck } from './own-decks.ts'
import { decksReady } from './owner.ts'
import { deckAtServer } from './sync.ts'

// What other screens need of the decks of the player, in one file, so that they load it only when they need it.
export { decksReady, forgetDecks } from './owner.ts'
export { keepInSync } from './sync.ts'

/** A deck of the player's own as it is now; null if they have it no more. */
export function deckNow(id: string): NamedDeck | null {
  const deck = ownDeck(id)
  return deck === undefined || deck.state === 'deleted' ? null : deck
}

/** Notes that a deck of the player's own was chosen for a game. */
export async function notePlayed(id: string): Promise<void> {
  await decksReady()
  noteOnDeck(id, { played: Date.now() })
}

/** Counts a game of this browser that was played to its end with a deck of the player's own. */
export async function noteGameHere(id: string, how: 'won' | 'lost' | 'drawn'): Promise<void> {
  await decksReady()
  const here = ownDeck(id)?.here
  if (here !== undefined) noteOnDeck(id, { here: withGame(here, how) })
}

/** A deck as the server is asked for it: one that the server keeps by its id, and any other as the list it is. */
export async function listAsked(chosen: NamedDeck): Promise<Sent<'chooseDeck'>['deck']> {
  const id = ownIdOf(chosen)
  if (id !== null) await notePlayed(id)
  const kept = id === null ? null : await deckAtServer(id)
  return kept === null ? listOf(chosen) : { kept }
}
