import type { Refusal, Sent } from '@paydata/protocol'
import { go } from '../route/route.ts'
import { newId } from '../transport/ids.ts'
import { ask } from './line.ts'

/** Opens a game and goes there, with a starter deck if one was chosen; why not, if not. */
export async function makeGame(
  wish: Omit<Sent<'create'>, 'id'>,
  starter: string | null = null,
): Promise<Refusal | null> {
  const made = await ask('create', { ...wish, id: newId() })
  if (!made.ok) return made
  // The waiting room shows which deck is taken, so that nothing has to be said here if it is not this one.
  if (starter !== null) await ask('chooseDeck', { game: made.room.id, deck: { starter } })
  go({ at: 'game', game: made.room.id })
  return null
}

/** Goes to the game of a code. */
export async function findGame(code: string): Promise<Refusal | null> {
  const found = await ask('find', { code })
  if (!found.ok) return found.why === 'malformed' ? { ...found, why: 'noSuchGame' } : found
  go({ at: 'game', game: found.game })
  return null
}
