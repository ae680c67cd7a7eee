import type { Transaction } from 'kysely'
import { Elsewhere } from '../cluster/cluster.ts'
import { gone, holdPlayers } from '../identity/players.ts'
import { Damaged } from '../matches/entries.ts'
import type { Beginning } from '../matches/release.ts'
import { Refuse } from '../refusing.ts'
import type { Room } from '../rooms/room.ts'
import { sides, room as storedRoom } from '../rooms/room.ts'
import { heldWith, holdFences, StaleFence } from '../store/fences.ts'
import { format, mustBeKnown } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Tables } from '../store/tables.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Table } from './table.ts'

export function forget(world: World, id: string): void {
  world.tables.delete(id)
  world.metrics.tables.set(world.tables.size)
}

/** From here on nothing is done at this table; who wants something of its game finds where it is. */
export function dropTable(world: World, table: Table): void {
  table.isGone = true
  if (table.alarm !== null) clearTimeout(table.alarm)
  if (table.pause !== null) clearTimeout(table.pause)
  if (table.late?.timer) clearTimeout(table.late.timer)
  if (table.match !== null) world.resting.forget(table.match)
  forget(world, table.id)
}

/** What is around the table, as far as this server knows the form it is written in; null if that is damaged. */
export function roomIn({
  room: text,
  format: written,
}: Pick<Tables['games'], 'room' | 'format'>): Room | null {
  mustBeKnown(written)
  const read = storedRoom.safeParse(readJson(text))
  return read.success ? read.data : null
}

/** The same for who needs it. */
export function readRoom(row: Pick<Tables['games'], 'room' | 'format'>): Room {
  const room = roomIn(row)
  if (room === null) throw new Damaged('what is around the table is not as this server writes it')
  return room
}

const valuesOf = (room: Room) => ({
  code: room.code,
  state: room.state,
  room: JSON.stringify(room),
  updated_at: Date.now(),
})

/** What the database calls a game that is on and that nobody plays any more, so that no list has to read it. */
export const deserted = 'deserted'

/** A game that has just been made; another process may have been asked for the same one. */
export async function saveNewRoom(world: World, room: Room): Promise<void> {
  await world.store.transaction().execute(async transaction => {
    await holdPlayers(transaction, namedIn(room))
    await transaction
      .insertInto('games')
      .values({ id: room.id, setup: null, format, ...valuesOf(room) })
      .onConflict(same => same.column('id').doNothing())
      .execute()
    await noteNamed(transaction, room.id, namedIn(room))
  })
}

/** Whom a room names, but for bots: nothing else in it says who somebody is. */
function namedIn({ host, seats, unseated }: Room): readonly string[] {
  const seated = sides.flatMap(side => (seats[side]?.level === null ? seats[side].who : []))
  const all = new Set([host, ...[...seated, ...unseated].map(({ id }) => id)])
  all.delete(gone.id)
  return [...all]
}

/** So that who is deleted is found in each game without looking at all others. */
async function noteNamed(
  transaction: Transaction<Tables>,
  game: string,
  players: readonly string[],
): Promise<void> {
  if (players.length === 0) return
  await transaction
    .insertInto('named')
    .values(players.map(player => ({ player, game })))
    .onConflict(same => same.columns(['player', 'game']).doNothing())
    .execute()
}

/** Writes what is around a table, with the setup when the game begins. */
export async function saveRoom(world: World, table: Table, room: Room, setup?: Beginning): Promise<void> {
  const more = setup === undefined ? {} : { setup: JSON.stringify(setup) }
  const [before, after] = [namedIn(table.room), namedIn(room)]
  const newcomers = after.filter(player => !before.includes(player))
  const leavers = before.filter(player => !after.includes(player))
  const writing = world.store.transaction().execute(async transaction => {
    await holdFences(transaction, heldWith(table.id, table.fence))
    await holdPlayers(transaction, newcomers)
    await transaction
      .updateTable('games')
      .set({
        ...valuesOf(room),
        ...(table.isDeserted && room.state === 'playing' ? { state: deserted } : {}),
        ...more,
      })
      .where('id', '=', room.id)
      .execute()
    await noteNamed(transaction, room.id, newcomers)
    if (leavers.length > 0)
      await transaction
        .deleteFrom('named')
        .where('player', 'in', leavers)
        .where('game', '=', room.id)
        .execute()
    if (setup !== undefined) await transaction.insertInto('seats').values(seatsOf(room)).execute()
  })
  await writing.catch(error => dropUnwritten(world, table, error))
}

/** Whatever went wrong, the database knows what holds: the table is read from it again. */
export function dropUnwritten(world: World, table: Table, error: unknown): never {
  if (error instanceof StaleFence) {
    loseTable(world, table)
    throw new Elsewhere(table.id)
  }
  // It was not to be written, and nothing has changed.
  if (error instanceof Refuse) throw error
  world.logger.error({ game: table.id, err: error }, 'a game could not be written')
  dropTable(world, table)
  // Whoever is there connects again, and begins with what the database knows.
  world.disconnect(places.around(table.id, null))
  throw new Refuse('busy', { again: 1 })
}

/** Another process has the game: who is here goes on with it there. */
export function loseTable(world: World, table: Table): void {
  if (table.isGone) return
  dropTable(world, table)
  world.cluster.lost(table.id, table.fence, table.match?.position.n ?? null)
}

const seatsOf = ({ id, seats }: Room) =>
  sides.flatMap(side => {
    const player = seats[side]?.who.id
    return player === undefined ? [] : [{ game: id, side, player }]
  })
