import type { Cluster } from '../cluster/cluster.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import type { Holding } from './closing.ts'
import { dropTable } from './closing.ts'

/** Milliseconds for which people can still read what was said at a table whose game was given up. */
const keptFor = 24 * 3_600_000

/** Other requests wait for the database meanwhile; the rest is removed the next time. */
const atOnce = 500

/** Removes games that were given up before they began. */
export async function removeAbandoned(
  world: Holding & { readonly store: Store; readonly cluster: Pick<Cluster, 'ownerOf' | 'release'> },
  now: number,
): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select('id')
    .where('state', '=', 'abandoned')
    .where('setup', 'is', null)
    .where('format', '<=', format)
    .where('updated_at', '<', now - keptFor)
    .limit(atOnce)
    .execute()
  // Whoever else has one in memory removes it.
  const games = rows.flatMap(({ id }) => (world.cluster.ownerOf(id) === null ? id : []))
  if (games.length === 0) return
  for (const game of games) {
    const table = await world.tables.find(game)
    if (table === null) continue
    dropTable(world, table)
    await world.cluster.release(game, table.fence)
  }
  // Without its lease no process can write to a game, even if it believes to own it.
  await world.store.transaction().execute(async transaction => {
    await transaction.deleteFrom('games').where('id', 'in', games).execute()
    await transaction.deleteFrom('leases').where('game', 'in', games).execute()
    await transaction.deleteFrom('chat').where('game', 'in', games).execute()
    await transaction.deleteFrom('named').where('game', 'in', games).execute()
    await transaction.deleteFrom('played_decks').where('game', 'in', games).execute()
    await transaction.deleteFrom('game_addresses').where('game', 'in', games).execute()
  })
}
