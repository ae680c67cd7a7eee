import { createHash } from 'node:crypto'
import type { Store } from '../store/open.ts'

export const isBot = (player: string): boolean => player.startsWith('bot-')

const pseudonym = 'gone-'
export const isGone = (player: string): boolean => player.startsWith(pseudonym)

/**
 * What stands in games for points in place of a player who was deleted. The ratings of others follow from those games, so players
 * who are gone are told apart; a name nobody can find the player by.
 */
export const pseudonymOf = (player: string): string =>
  pseudonym + createHash('sha256').update(player).digest('base64url').slice(0, 22)

/** Takes a player who is deleted out of the games for points. */
export async function leaveRatings(store: Store, player: string): Promise<void> {
  const name = pseudonymOf(player)
  for (const side of ['corp', 'runner'] as const)
    await store
      .updateTable('rated_games')
      .set({ [side]: name })
      .where(side, '=', player)
      .execute()
  const ratings = store.selectFrom('ratings').selectAll().where('player', '=', player)
  for (const row of await ratings.execute()) {
    const kept = store.insertInto('ratings').values({ ...row, player: name })
    await kept
      .onConflict(same => same.columns(['player', 'side', 'format']).doUpdateSet({ ...row, player: name }))
      .execute()
  }
  await store.deleteFrom('ratings').where('player', '=', player).execute()
  await store.updateTable('season_wins').set({ loser: name }).where('loser', '=', player).execute()
}
