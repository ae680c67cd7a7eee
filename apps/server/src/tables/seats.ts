import type { Person } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import { callByName, stand } from '../rooms/changes.ts'
import type { World } from '../world.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { awayAt, inTurn, presenceAt } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

/** Who sits down and goes away does not keep the seat of a game that has not begun from others for longer. */
const keptFor = 5 * 60_000

export async function freeSeats(world: World): Promise<void> {
  for (const opened of world.tables.values()) {
    const table = await opened.catch(() => null)
    if (table === null || deserters(world, table).length === 0) continue
    await freeSeatsAt(world, table).catch(error => {
      if (!(error instanceof Elsewhere))
        world.logger.error({ game: table.id, err: error }, 'a seat could not be freed')
    })
  }
}

/** Who has been away for too long; the host may be, as it is their game. */
function deserters(world: World, table: Table): readonly string[] {
  const { room } = table
  if (room.state !== 'open') return []
  const { lastHere } = presenceAt(table)
  return awayAt(table).flatMap(side => {
    const player = room.seats[side]?.who.id
    if (player === undefined || player === room.host) return []
    return world.now() - lastHere(player) < keptFor ? [] : player
  })
}

/** A player has come, whose seat may tell of them as they were when they sat down. */
export const renameSeat = (world: World, table: Table, who: Person): Promise<void> =>
  inTurn(table, async () => {
    const room = callByName(table.room, who)
    if (room === table.room) return
    await saveRoom(world, table, room)
    table.room = room
    tellLobby(world, table)
  })

const freeSeatsAt = (world: World, table: Table): Promise<void> =>
  inTurn(table, async () => {
    const gone = deserters(world, table)
    if (gone.length === 0) return
    const room = gone.reduce(stand, table.room)
    await saveRoom(world, table, room)
    table.room = room
    tellAround(world, table)
    tellLobby(world, table)
  })
