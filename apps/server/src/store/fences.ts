import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What a process shows to write to a game: the fence it was given with the game. */
export interface Held {
  readonly game: string
  readonly fence: number
}

/** Somebody else has been given the game since: nothing of the transaction is kept. */
export class StaleFence extends Error {}

/** Lets a transaction go on only as long as these fences are the newest, and keeps them so until its end. */
export async function holdFences(transaction: Transaction<Tables>, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return
  const rows = await transaction
    .selectFrom('leases')
    .select(['game', 'fence'])
    .where(
      'game',
      'in',
      held.map(({ game }) => game),
    )
    // Always in the same order, so that no two ever wait for each other.
    .orderBy('game')
    .forShare()
    .execute()
  const newest = new Map(rows.map(({ game, fence }) => [game, fence]))
  for (const { game, fence } of held)
    if (newest.get(game) !== fence) throw new StaleFence(`fence ${fence} of ${game} is not the newest`)
}

export const heldWith = (game: string, fence: number | null): readonly Held[] =>
  fence === null ? [] : [{ game, fence }]
