import type { NamedDeck } from '@paydata/decks/starter'
import type { RequestOutcome, Sent } from '@paydata/protocol'
import { listOf } from '../decks/list-of.ts'
import type { ChosenDeck } from '../local/beginning.ts'
import { go } from '../route/route.ts'
import { newId } from '../transport/ids.ts'

/** What connects is fetched with the first request: no screen waits for it to be drawn. */
const line = () => import('./line.ts')

/** A chosen deck as the server is asked for it: a ready deck by its id. */
const deckAsked = async (chosen: string | NamedDeck): Promise<Sent<'chooseDeck'>['deck']> =>
  typeof chosen === 'string' ? { starter: chosen } : (await import('../decks/kept.ts')).listAsked(chosen)

/**
 * Asks the server for a chosen deck. A deck that it keeps no more, as it removes those of guests who were away for long, is sent as
 * the list it is.
 */
export async function withDeckAsked<Answer extends RequestOutcome>(
  chosen: string | NamedDeck,
  choose: (deck: Sent<'chooseDeck'>['deck']) => Promise<Answer>,
): Promise<Answer> {
  const deck = await deckAsked(chosen)
  const answered = await choose(deck)
  if (answered.ok || answered.why !== 'noSuchThing' || typeof chosen === 'string' || !('kept' in deck))
    return answered
  return choose(listOf(chosen))
}

type Decks = Readonly<Record<'corp' | 'runner', string | NamedDeck | null>>
type DecksAsked = Sent<'search'>['decks']

/** The same for a deck of each side, of which one may be missing. */
export async function withDecksAsked<Answer extends RequestOutcome>(
  { corp, runner }: Decks,
  ask: (decks: DecksAsked) => Promise<Answer>,
): Promise<Answer> {
  const each = async (chosen: string | NamedDeck | null) => (chosen === null ? null : deckAsked(chosen))
  const answered = await ask({ corp: await each(corp), runner: await each(runner) })
  if (answered.ok || answered.why !== 'noSuchThing') return answered
  const list = (chosen: string | NamedDeck | null) =>
    chosen === null ? null : typeof chosen === 'string' ? { starter: chosen } : listOf(chosen)
  return ask({ corp: list(corp), runner: list(runner) })
}

/** Creates a game and goes to its waiting room, with a deck if one was chosen. */
export async function makeGame(
  wish: Omit<Sent<'create'>, 'id'>,
  chosen: ChosenDeck = null,
): Promise<RequestOutcome> {
  const { ask } = await line()
  const made = await ask('create', { ...wish, id: newId() })
  if (!made.ok) return made
  // A refusal of the deck is not reported here, as the waiting room shows which deck the player has.
  const { id: game } = made.room
  if (chosen !== null) await withDeckAsked(chosen, deck => ask('chooseDeck', { game, deck }))
  go({ at: 'game', game })
  return made
}

/** Goes to the game with this code. */
export async function findGame(code: string): Promise<RequestOutcome> {
  const { ask } = await line()
  const found = await ask('find', { code })
  if (!found.ok) return found.why === 'malformed' ? { ...found, why: 'noSuchGame' } : found
  go({ at: 'game', game: found.game })
  return found
}
