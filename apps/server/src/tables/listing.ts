import type { Listing } from '@paydata/protocol'
import { listingOf } from '../rooms/views.ts'
import { format } from '../store/formats.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import { readRoom } from './room-record.ts'

/** Reads the lobby from the database, and shows who looks at it here what they have missed. */
export async function fillLobby(world: World): Promise<void> {
  const now = await listings(world)
  const { lobby } = world
  const changed = [...now.values()].filter(
    each => JSON.stringify(each) !== JSON.stringify(lobby.get(each.id)),
  )
  const gone = [...lobby.keys()].filter(game => !now.has(game))
  for (const listing of changed) lobby.set(listing.id, listing)
  for (const game of gone) lobby.delete(game)
  if (changed.length + gone.length > 0) world.tellHere(places.lobby, 'listed', { changed, gone })
}

async function listings({ store, logger }: World): Promise<ReadonlyMap<string, Listing>> {
  const rows = await store
    .selectFrom('games')
    .select(['id', 'room', 'format'])
    .where('state', 'in', ['open', 'playing'])
    .execute()
  const known = rows.filter(row => row.format <= format)
  const newer = rows.length - known.length
  if (newer > 0) logger.warn({ games: newer }, 'games of a newer server are left to it')
  const found = new Map<string, Listing>()
  for (const { id, ...row } of known) {
    try {
      const listing = listingOf(readRoom(row))
      if (listing !== null) found.set(id, listing)
    } catch (error) {
      logger.error({ game: id, err: error }, 'a game is damaged')
    }
  }
  return found
}
