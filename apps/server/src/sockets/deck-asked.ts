import type { DeckToPlay } from '@paydata/protocol'
import { ownDeck } from '../decks/reading.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { notTooFast } from '../refusing.ts'
import { deckRead } from '../rooms/decks.ts'
import type { Store } from '../store/open.ts'
import type { Lists } from '../threads/lists.ts'
import type { Conversation } from './conversation.ts'

type Reading = Lists & { readonly store: Store; readonly limits: Limits }

/** The deck that a player chooses, and if they keep it as what. */
export async function deckAsked(
  { world: { store, limits, readList }, connection: { data } }: Conversation<Reading>,
  player: string,
  deck: DeckToPlay,
) {
  if ('kept' in deck) {
    const { deck: own, kept } = await ownDeck(store, player, deck.kept)
    return { asked: { own }, kept }
  }
  if ('starter' in deck) return { asked: deck, kept: null }
  notTooFast(waitFor(limits, 'lists', data))
  return { asked: { own: deckRead(await readList(deck.list, data.address)) }, kept: null }
}
