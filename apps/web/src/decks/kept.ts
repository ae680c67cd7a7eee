import type { NamedDeck } from '@paydata/cards/starter'
import type { Sent } from '@paydata/protocol'
import { noteOnDeck } from './own-decks.ts'
import { decksReady } from './owner.ts'
import { deckAtServer } from './sync.ts'

// What other screens need of the decks of the player, in one file, so that they load it only when they need it.
export { decksReady, forgetDecks } from './owner.ts'
export { keepInSync } from './sync.ts'

const idOf = (chosen: object): string | null =>
  'id' in chosen && typeof chosen.id === 'string' ? chosen.id : null

/** Notes that a deck was chosen for a game, if it is one of the player's own. */
export async function notePlayed(chosen: object): Promise<void> {
  const id = idOf(chosen)
  if (id === null) return
  await decksReady()
  noteOnDeck(id, { played: Date.now() })
}

/** A deck as the server is asked for it: one that the server keeps by its id, and any other as the list it is. */
export async function listAsked(chosen: NamedDeck): Promise<Sent<'chooseDeck'>['deck']> {
  await notePlayed(chosen)
  const { name, identity, cards } = chosen
  const id = idOf(chosen)
  const kept = id === null ? null : await deckAtServer(id)
  return kept === null ? { list: JSON.stringify({ name, identity, cards }) } : { kept }
}
