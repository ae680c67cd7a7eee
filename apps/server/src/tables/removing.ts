import { format } from '../store/formats.ts'
import type { World } from '../world.ts'
import { dropTable } from './room-record.ts'

/** So long those who were at a table that came to nothing can still read what was said there. */
const keptFor = 24 * 3_600_000

/** Others wait for the database meanwhile; what is left is for the next time. */
const atOnce = 500

/** Removes games that were given up before they had begun. Nobody can do anything with them any more. */
export async function removeAbandoned(world: World, now: number): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select('id')
    .where('state', '=', 'abandoned')
    .where('setup', 'is', null)
    .where('format', '<=', format)
    .where('updated_at', '<', now - keptFor)
    .limit(atOnce)
    .execute()
  const games = rows.map(({ id }) => id)
  if (games.length === 0) return
  for (const game of games) {
    const table = await world.tables.get(game)?.catch(() => null)
    if (!table) continue
    dropTable(world, table)
    await world.cluster.release(game, table.fence)
  }
  // Without its lease a game has no fence that opens anything, whichever process believes to have it.
  await world.store.transaction().execute(async transaction => {
    await transaction.deleteFrom('games').where('id', 'in', games).execute()
    await transaction.deleteFrom('leases').where('game', 'in', games).execute()
    await transaction.deleteFrom('chat').where('game', 'in', games).execute()
    await transaction.deleteFrom('named').where('game', 'in', games).execute()
  })
}
