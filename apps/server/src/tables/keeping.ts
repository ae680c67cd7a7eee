import type { Setup } from '@paydata/engine'
import { Damaged } from '../matches/entries.ts'
import type { Room } from '../rooms/room.ts'
import { sides, room as storedRoom } from '../rooms/room.ts'
import type { World } from '../world.ts'

export function forget(world: World, id: string): void {
  world.tables.delete(id)
  world.metrics.tables.set(world.tables.size)
}

export function readRoom(text: string): Room {
  const read = storedRoom.safeParse(JSON.parse(text))
  if (!read.success) throw new Damaged('what is around the table is not as this server writes it')
  return read.data
}

/** Writes what is around a table, with the setup when the game begins. */
export async function writeRoom(world: World, room: Room, setup?: Setup): Promise<void> {
  const { id, code, state } = room
  const values = { code, state, room: JSON.stringify(room), updated_at: Date.now() }
  const more = setup === undefined ? {} : { setup: JSON.stringify(setup) }
  await world.store.transaction().execute(async transaction => {
    await transaction
      .insertInto('games')
      .values({ id, setup: null, ...values, ...more })
      .onConflict(same => same.column('id').doUpdateSet({ ...values, ...more }))
      .execute()
    if (setup !== undefined) await transaction.insertInto('seats').values(seatsOf(room)).execute()
  })
}

const seatsOf = ({ id, seats }: Room) =>
  sides.flatMap(side => {
    const player = seats[side]?.who.id
    return player === undefined ? [] : [{ game: id, side, player }]
  })
