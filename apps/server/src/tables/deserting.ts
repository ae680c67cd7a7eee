import { isByPost } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import { entry } from '../matches/entries.ts'
import { RefusedError } from '../refusing.ts'
import { sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Opening } from './opening.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import type { RoomWriting } from './room-record.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import type { LobbyTelling } from './telling.ts'
import { tellLobby } from './telling.ts'

/** Milliseconds after which a game at which nothing happens and no player is leaves the lobby. */
const desertedAfter = 6 * 3_600_000

type Listed = RoomWriting & LobbyTelling

/** Takes games that nobody plays out of the lobby. Those with clocks come to an end by themselves. */
export async function unlistDeserted(world: Opening, now: number): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select('id')
    .where('state', '=', 'playing')
    .where('format', '<=', format)
    .where('updated_at', '<', now - desertedAfter)
    .execute()
  for (const { id } of rows) {
    try {
      if ((await lastIn(world, id)) <= now - desertedAfter) await desert(world, id)
    } catch (error) {
      // Another process has it, or only a newer server can read it.
      if (error instanceof Elsewhere || error instanceof RefusedError) continue
      // A game that cannot be read does not keep the others in the lobby.
      world.logger.error({ game: id, err: error }, 'could not take a deserted game out of the lobby')
    }
  }
}

/** When something happened in a game; 0 for never. */
async function lastIn({ store }: { readonly store: Store }, game: string): Promise<number> {
  const row = await store
    .selectFrom('entries')
    .select('entry')
    .where('game', '=', game)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = entry.safeParse(row === undefined ? null : readJson(row.entry))
  return last.success ? last.data.at : 0
}

async function desert(world: Opening, id: string): Promise<void> {
  const table = await tableOf(world, id)
  await inTurn(table, async () => {
    const isPlayed = [...table.people.all()].some(({ id: who }) => sideOf(table.room, who) !== null)
    const { state, settings } = table.room
    const mayBeLeft = settings.clock === null || isByPost(settings.clock)
    if (isPlayed || state !== 'playing' || !mayBeLeft) return
    await setDeserted(world, table, 'deserted')
  })
}

/** A player is back: the lobby shows the game again. */
export const unmarkDeserted = (world: Listed, table: Table): Promise<void> =>
  inTurn(table, async () => {
    if (table.isDeserted) await setDeserted(world, table, 'played')
  })

async function setDeserted(world: Listed, table: Table, how: 'deserted' | 'played'): Promise<void> {
  await saveRoom(world, table, table.room, { isDeserted: how === 'deserted' })
  tellLobby(world, table)
}
