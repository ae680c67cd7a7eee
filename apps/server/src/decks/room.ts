import type { Transaction } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

/** How many bytes of decks, their versions and tags are kept for a guest, and for a player with a password. */
export const mostBytes = { guest: 256 * 1024, claimed: 5 * 1024 * 1024 } as const

/** A player who writes decks. */
export interface DeckWriter {
  readonly id: string
  /** Refuses so many more bytes if too many came from the player's address. */
  readonly allow: (bytes: number) => void
}

export const bytesIn = (text: string): number => Buffer.byteLength(text)

/** Counts by how many bytes the decks of a player grow, and refuses a change after which they are too large. */
export async function grow(
  transaction: Transaction<Tables>,
  { id: player, allow }: DeckWriter,
  bytes: number,
  now: number,
): Promise<void> {
  const counted = await transaction
    .insertInto('deck_owners')
    .values({ player, bytes, seen_at: now, generation: 0 })
    .onConflict(same =>
      same
        .column('player')
        .doUpdateSet(of => ({ bytes: of('deck_owners.bytes', '+', of.ref('excluded.bytes')), seen_at: now })),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow()
  if (bytes <= 0) return
  if (Number(counted.bytes) > mostBytes.guest) await mustHaveRoom(transaction, player, Number(counted.bytes))
  allow(bytes)
}

async function mustHaveRoom(transaction: Transaction<Tables>, player: string, bytes: number): Promise<void> {
  const { password } = await transaction
    .selectFrom('players')
    .select('password')
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (password === null) throw new RefusedError('notAllowed', { because: [{ code: 'decksFillMore' }] })
  if (bytes > mostBytes.claimed) throw new RefusedError('notAllowed', { because: [{ code: 'decksFillAll' }] })
}

/** How often the decks of a player were removed because they were not asked for. */
export async function generationOf(store: Store, player: string): Promise<number> {
  const owners = store.selectFrom('deck_owners').select('generation').where('player', '=', player)
  return (await owners.executeTakeFirst())?.generation ?? 0
}

const day = 24 * 3_600_000

/** Notes that a player has asked for their decks, at most once a day. Those of guests who do not are removed some time. */
export async function noteSeen(store: Store, player: string, now: number): Promise<void> {
  const noted = store.updateTable('deck_owners').set({ seen_at: now }).where('player', '=', player)
  await noted.where('seen_at', '<', now - day).execute()
}
