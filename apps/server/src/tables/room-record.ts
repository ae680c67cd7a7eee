import type { Transaction } from 'kysely'
import { gone, holdPlayers } from '../identity/players.ts'
import { Damaged } from '../matches/entries.ts'
import type { Beginning } from '../matches/release.ts'
import type { Owned } from '../owned.ts'
import { inTodaysForm } from '../rooms/older.ts'
import type { Room } from '../rooms/room.ts'
import { sides, room as storedRoom } from '../rooms/room.ts'
import { heldWith, holdFences } from '../store/fences.ts'
import { format, mustBeKnown } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Dropping } from './closing.ts'
import { dropUnwritten } from './closing.ts'
import type { Table } from './table.ts'

/** The room of a game, if this server knows the form in which it is written; null if it is damaged. */
export function roomIn({
  room: text,
  format: written,
}: Pick<Tables['games'], 'room' | 'format'>): Room | null {
  mustBeKnown(written)
  const read = storedRoom.safeParse(inTodaysForm(readJson(text)))
  return read.success ? read.data : null
}

/** The same for those who cannot do without it. */
export function readRoom(row: Pick<Tables['games'], 'room' | 'format'>): Room {
  const room = roomIn(row)
  if (room === null) throw new Damaged({ what: 'roomUnknown' })
  return room
}

const valuesOf = (room: Room) => ({
  code: room.code,
  state: room.state,
  room: JSON.stringify(room),
  updated_at: Date.now(),
})

/** The state in the database of a game that is on and that nobody plays any more, so that no list has to read it. */
export const deserted = 'deserted'

/** Writes a new game. Another process may have been asked for the same one, and have written it. */
export async function saveNewRoom({ store }: { readonly store: Store }, room: Room): Promise<void> {
  await store.transaction().execute(async transaction => {
    await holdPlayers(transaction, namedIn(room))
    await transaction
      .insertInto('games')
      .values({ id: room.id, setup: null, format, ...valuesOf(room) })
      .onConflict(same => same.column('id').doNothing())
      .execute()
    await noteNamed(transaction, room.id, namedIn(room))
  })
}

/** The players whom a room names; nothing else in it says who somebody is. */
function namedIn({ host, seats, unseated }: Room): readonly string[] {
  const seated = sides.flatMap(side => (seats[side]?.level === null ? seats[side].who : []))
  const all = new Set([host, ...[...seated, ...unseated].map(({ id }) => id)])
  all.delete(gone.id)
  return [...all]
}

/** Notes whom a game names, so that a player who is deleted is found in each of theirs without looking at all others. */
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

/** What is needed to write the room of a table. */
export interface RoomWriting extends Dropping {
  readonly store: Store
}

/** Writes the room of a table, and only then shows it to all who read the table. */
export async function saveRoom(
  world: RoomWriting,
  table: Owned<Table, 'room' | 'isDeserted'>,
  room: Room,
  more: {
    /** What the game begins with, which it does with this change. */
    readonly setup?: Beginning
    readonly isDeserted?: boolean
  } = {},
): Promise<void> {
  const { setup, isDeserted = table.isDeserted } = more
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
        ...(isDeserted && room.state === 'playing' ? { state: deserted } : {}),
        ...(setup === undefined ? {} : { setup: JSON.stringify(setup) }),
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
  table.room = room
  table.isDeserted = isDeserted
}

const seatsOf = ({ id, seats }: Room) =>
  sides.flatMap(side => {
    const player = seats[side]?.who.id
    return player === undefined ? [] : [{ game: id, side, player }]
  })
