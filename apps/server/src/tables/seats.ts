import type { Person } from '@paydata/protocol'
import { isByPost } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import { callByName, stand } from '../rooms/changes.ts'
import { awayAt, presenceAt } from './people.ts'
import { inTurn } from './queue.ts'
import type { RoomWriting } from './room-record.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import type { LobbyTelling } from './telling.ts'
import { tellAround, tellLobby } from './telling.ts'

/** Milliseconds for which a player who went away keeps the seat of a game that has not begun. */
const keptFor = 5 * 60_000

interface Seats extends RoomWriting, LobbyTelling {
  readonly now: () => number
}

export async function freeSeats(world: Seats): Promise<void> {
  for await (const table of world.tables.each()) {
    if (deserters(world, table).length === 0) continue
    await freeSeatsAt(world, table).catch(error => {
      if (!(error instanceof Elsewhere))
        world.logger.error({ game: table.id, err: error }, 'could not free a seat')
    })
  }
}

/** The players who have been away for too long. The host may be away, as it is their game, and by post anybody. */
function deserters(world: Seats, table: Table): readonly string[] {
  const { room } = table
  // The second game of a match begins by itself, so nobody sits down there instead.
  if (room.state !== 'open' || room.before !== null || isByPost(room.settings.clock)) return []
  const { lastHere } = presenceAt(table)
  return awayAt(table).flatMap(side => {
    const player = room.seats[side]?.who.id
    if (player === undefined || player === room.host) return []
    return world.now() - lastHere(player) < keptFor ? [] : player
  })
}

/** A player is here whose seat may still show the name that they had when they sat down. */
export const renameSeat = (world: Seats, table: Table, who: Person): Promise<void> =>
  inTurn(table, async () => {
    const room = callByName(table.room, who)
    if (room === table.room) return
    await saveRoom(world, table, room)
    tellLobby(world, table)
  })

const freeSeatsAt = (world: Seats, table: Table): Promise<void> =>
  inTurn(table, async () => {
    const gone = deserters(world, table)
    if (gone.length === 0) return
    const room = gone.reduce(stand, table.room)
    await saveRoom(world, table, room)
    tellAround(world, table)
    tellLobby(world, table)
  })
