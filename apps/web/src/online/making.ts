import type { Refusal, Sent } from '@paydata/protocol'
import { go } from '../route/route.ts'
import { newId } from '../transport/ids.ts'
import { ask } from './line.ts'

/** Creates a game and goes to its waiting room, with a starter deck if one was chosen. Gives the refusal if there is one. */
export async function makeGame(
  wish: Omit<Sent<'create'>, 'id'>,
  starter: string | null = null,
): Promise<Refusal | null> {
  const made = await ask('create', { ...wish, id: newId() })
  if (!made.ok) return made
  // A refusal of the deck is not reported here, as the waiting room shows which deck the player has.
  if (starter !== null) await ask('chooseDeck', { game: made.room.id, deck: { starter } })
  go({ at: 'game', game: made.room.id })
  return null
}

/** Goes to the game with this code. */
export async function findGame(code: string): Promise<Refusal | null> {
  const found = await ask('find', { code })
  if (!found.ok) return found.why === 'malformed' ? { ...found, why: 'noSuchGame' } : found
  go({ at: 'game', game: found.game })
  return null
}
