import { gone } from '../identity/players.ts'
import { Damaged } from '../matches/entries.ts'
import type { Besides, Log } from '../matches/log.ts'
import type { Beginning } from '../matches/release.ts'
import { nextTurn } from '../matches/slices.ts'
import type { Owned } from '../owned.ts'
import { inTodaysForm } from '../rooms/older.ts'
import type { Room } from '../rooms/room.ts'
import { sides, room as storedRoom } from '../rooms/room.ts'
import { format, mustBeKnown } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Statement } from '../store/writing.ts'
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

/**
 * The room of one of many games that are looked through, which is read in a turn of its own, so that others are served in between;
 * null if the game is gone.
 */
export async function roomInTurn(store: Store, game: string): Promise<Room | null> {
  await nextTurn()
  const row = store.selectFrom('games').select(['room', 'format']).where('id', '=', game)
  const found = await row.executeTakeFirst()
  return found === undefined ? null : readRoom(found)
}

const valuesOf = (room: Room) => ({
  code: room.code,
  state: room.state,
  room: JSON.stringify(room),
  updated_at: Date.now(),
})

/** The state in the database of a game that is on and that nobody plays any more, so that no list has to read it. */
export const deserted = 'deserted'

/** What new games are written with. */
interface GameWriting {
  readonly store: Store
  readonly log: Log
}

/** Says how a new game is written. Another process may have been asked for the same one, and have written it. */
export const makingRoom = (store: Store, room: Room): Besides => ({
  holds: namedIn(room),
  statements: [
    store
      .insertInto('games')
      .values({ id: room.id, setup: null, format, ...valuesOf(room) })
      .onConflict(same => same.column('id').doNothing())
      .compile(),
    ...naming(store, room.id, namedIn(room)),
  ],
})

export const saveNewRoom = ({ store, log }: GameWriting, room: Room): Promise<void> =>
  log.append({ ...nothingOf(room.id, null), besides: makingRoom(store, room) })

/** Nothing of the log of a game. */
const nothingOf = (game: string, fence: number | null) => ({ game, rows: [], snapshot: null, fence })

/** The players whom a room names; nothing else in it says who somebody is. */
function namedIn({ host, seats, unseated }: Room): readonly string[] {
  const seated = sides.flatMap(side => (seats[side]?.level === null ? seats[side].who : []))
  const all = new Set([host, ...[...seated, ...unseated].map(({ id }) => id)])
  all.delete(gone.id)
  return [...all]
}

/** Notes whom a game names, so that a player who is deleted is found in each of theirs without looking at all others. */
function naming(store: Store, game: string, players: readonly string[]): readonly Statement[] {
  if (players.length === 0) return []
  const noted = store.insertInto('named').values(players.map(player => ({ player, game })))
  return [noted.onConflict(same => same.columns(['player', 'game']).doNothing()).compile()]
}

function namingNoMore(store: Store, game: string, players: readonly string[]): readonly Statement[] {
  if (players.length === 0) return []
  return [store.deleteFrom('named').where('player', 'in', players).where('game', '=', game).compile()]
}

/** What is needed to write the room of a table. */
export interface RoomWriting extends Dropping, GameWriting {}

/** What changes around a table together with its room. */
interface More {
  /** What the game begins with, which it does with this change. */
  readonly setup?: Beginning
  readonly isDeserted?: boolean
  readonly besides?: Besides | null
}

/** Another room of a table, and how it is written. */
export interface RoomChange {
  readonly room: Room
  readonly isDeserted: boolean
  readonly besides: Besides
}

/** Works out how the room of a table is to be changed on disk. */
export function changeOfRoom(store: Store, table: Table, room: Room, more: More = {}): RoomChange {
  const { setup, isDeserted = table.isDeserted, besides } = more
  const [before, after] = [namedIn(table.room), namedIn(room)]
  const newcomers = after.filter(player => !before.includes(player))
  const leavers = before.filter(player => !after.includes(player))
  const changed = store.updateTable('games').set({
    ...valuesOf(room),
    ...(isDeserted && room.state === 'playing' ? { state: deserted } : {}),
    ...(setup === undefined ? {} : { setup: JSON.stringify(setup) }),
  })
  const statements = [
    changed.where('id', '=', room.id).compile(),
    ...naming(store, room.id, newcomers),
    ...namingNoMore(store, room.id, leavers),
    ...(setup === undefined ? [] : [store.insertInto('seats').values(seatsOf(room)).compile()]),
    ...(besides?.statements ?? []),
  ]
  const holds = [...newcomers, ...(besides?.holds ?? [])]
  return { room, isDeserted, besides: { holds, claims: besides?.claims ?? [], statements } }
}

/** Shows to all who read the table what is on disk now. */
export function keepRoom(table: Owned<Table, 'room' | 'isDeserted'>, { room, isDeserted }: RoomChange): void {
  table.room = room
  table.isDeserted = isDeserted
}

/** Writes the room of a table, and only then shows it to all who read the table. */
export async function saveRoom(world: RoomWriting, table: Table, room: Room, more: More = {}): Promise<void> {
  const change = changeOfRoom(world.store, table, room, more)
  await world.log
    .append({ ...nothingOf(table.id, table.fence), besides: change.besides })
    .catch(error => dropUnwritten(world, table, error))
  keepRoom(table, change)
}

const seatsOf = ({ id, seats }: Room) =>
  sides.flatMap(side => {
    const player = seats[side]?.who.id
    return player === undefined ? [] : [{ game: id, side, player }]
  })
