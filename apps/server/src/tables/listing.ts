import type { Listing } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { Tell } from '../places.ts'
import { places } from '../places.ts'
import { listingOf } from '../rooms/views.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import type { Lobby } from './lobby.ts'
import { isNothing } from './lobby.ts'
import { readRoom } from './room-record.ts'

export interface Listings {
  readonly store: Store
  readonly logger: Logger
  readonly lobby: Lobby
  /** Tells only those who are connected to this process. */
  readonly tellHere: Tell
}

/** Reads the lobby from the database, and shows those who look at it here what they have missed. */
export async function fillLobby(world: Listings): Promise<void> {
  const changes = world.lobby.listOnly(await listings(world))
  if (!isNothing(changes)) world.tellHere(places.lobby, 'listed', changes)
}

async function listings({
  store,
  logger,
}: Pick<Listings, 'store' | 'logger'>): Promise<ReadonlyMap<string, Listing>> {
  const rows = await store
    .selectFrom('games')
    .select(['id', 'room', 'format'])
    .where('state', 'in', ['open', 'playing'])
    .execute()
  const known = rows.filter(row => row.format <= format)
  const newer = rows.length - known.length
  if (newer > 0)
    logger.warn({ games: newer }, 'left games out of the lobby that only a newer server can read')
  const found = new Map<string, Listing>()
  for (const { id, ...row } of known) {
    try {
      const listing = listingOf(readRoom(row))
      if (listing !== null) found.set(id, listing)
    } catch (error) {
      logger.error({ game: id, err: error }, 'could not list a game that is damaged')
    }
  }
  return found
}
