import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A process that writes to a game shows the fence that it got when it took the game. */
export interface Held {
  readonly game: string
  readonly fence: number
}

/** Another process has taken the game since then. The transaction is rolled back. */
export class StaleFence extends Error {}

/** Fails the transaction unless these fences are the newest of their games, and lets no process raise them until it ends. */
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
    // Every transaction locks the rows in the same order, so that there are no deadlocks.
    .orderBy('game')
    .forShare()
    .execute()
  const newest = new Map(rows.map(({ game, fence }) => [game, fence]))
  for (const { game, fence } of held)
    if (newest.get(game) !== fence) throw new StaleFence(`fence ${fence} of ${game} is not the newest`)
}

export const heldWith = (game: string, fence: number | null): readonly Held[] =>
  fence === null ? [] : [{ game, fence }]
