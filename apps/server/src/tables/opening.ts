import { fullClock, look } from '@paydata/match'
import { isByPost } from '@paydata/protocol'
import type { Cluster, Grant } from '../cluster/cluster.ts'
import { Elsewhere } from '../cluster/cluster.ts'
import { mustReach } from '../matches/acknowledged.ts'
import { Damaged, Diverged } from '../matches/entries.ts'
import type { Match } from '../matches/match.ts'
import { matchFrom } from '../matches/match.ts'
import type { Beginning } from '../matches/release.ts'
import { readSetup } from '../matches/restore.ts'
import type { Restored } from '../matches/saves.ts'
import { restore } from '../matches/saves.ts'
import { RefusedError } from '../refusing.ts'
import type { Room } from '../rooms/room.ts'
import { sides } from '../rooms/room.ts'
import type { Searching } from '../searches/searching.ts'
import { partIfKept } from '../seen/keeping.ts'
import { format, Newer } from '../store/formats.ts'
import type { Draining } from './beginning.ts'
import type { LettingBotsPlay } from './bots.ts'
import { BotPause } from './bots.ts'
import { ClockAlarm } from './clocks.ts'
import { endAt } from './deciding.ts'
import { dueAt, schedule } from './due.ts'
import { writeEnd } from './ending.ts'
import { resumeMended } from './mending.ts'
import { ownTurn } from './own-turn.ts'
import { People } from './people.ts'
import { notePresenceLater, withAbsent } from './presence.ts'
import { deserted, readRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { newTable } from './table.ts'
import { notingTurns, turnsAt, turnsWritten } from './turns.ts'

/** What is needed to read a game, and to let it go on. */
export interface Opening extends LettingBotsPlay, Draining {
  readonly cluster: Pick<Cluster, 'lost' | 'ownerOf' | 'take' | 'release'>
  /** The rooms here in which somebody looks for an opponent. */
  readonly searching: Searching
}

/** Milliseconds until a damaged game is read again for whoever asks: others would wait while the same damage is found for many. */
const damageLasts = 10_000

/** The table of a game: from memory, or read from the database if this process may have it. */
export function tableOf(world: Opening, id: string): Promise<Table> {
  const already = world.tables.get(id)
  if (already !== undefined) return already
  const opened = openTable(world, id)
  world.tables.add(id, opened)
  const forget = (): void => {
    if (world.tables.get(id) === opened) world.tables.remove(id)
  }
  // A table that could not be opened is tried again by the next request.
  opened.catch(error => {
    if (error instanceof Damaged) setTimeout(forget, damageLasts).unref()
    else forget()
  })
  return opened
}

/** The same for a game that may not exist. */
export async function tableIfAny(world: Opening, id: string): Promise<Table | null> {
  try {
    return await tableOf(world, id)
  } catch (error) {
    if (error instanceof RefusedError && error.refused.why === 'noSuchGame') return null
    throw error
  }
}

/** The table here, or what the database has of it while another process owns it: only to be looked at. */
export async function tableToRead(world: Opening, id: string): Promise<Table> {
  try {
    return await tableOf(world, id)
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error
    return (await readTable(world, id, { fence: null, since: null })).table
  }
}

async function openTable(world: Opening, id: string): Promise<Table> {
  const grant = await world.cluster.take(id)
  const { table, written, restored, search } = await readTable(world, id, grant).catch(error =>
    letOthersHaveIt(world, id, grant, error),
  )
  if (written < format) await noteFormat(world, id)
  if (table.match === null) {
    if (table.room.state === 'open') table.alarms.clock.set(table.room.before?.begins ?? null)
    if (search === 'on') world.searching.note(id)
    return table
  }
  if (table.room.state === 'playing') await goOn(world, table, table.match, restored, grant)
  world.resting.touched(table.match)
  return table
}

/** Sees to what follows in a game that was read while it is on. */
async function goOn(
  world: Opening,
  table: Table,
  match: Match,
  restored: Restored | null,
  grant: Grant,
): Promise<void> {
  if (restored?.isMended) await resumeMended(world, table, restored)
  // Players may have been watching it at another process: from here on their updates are remembered.
  if (grant.fence !== null) for (const side of sides) look(match, side)
  await mendTurns(world, table, match)
  const end = endAt(match.position, table.room)
  if (end === null) schedule(table.alarms, dueAt(match, table.room))
  else await writeEnd(world, table, end)
  if (grant.since !== null) notePresenceLater(world, table)
}

/** Writes who is asked, where an older server has not, or changed rules ask somebody else. */
async function mendTurns({ store, log }: Opening, table: Table, match: Match): Promise<void> {
  const { id: game, fence, room } = table
  const besides = notingTurns(store, game, await turnsWritten(store, game), turnsAt(match, room), match.since)
  if (besides !== null) await log.append({ game, rows: [], snapshot: null, besides, fence })
}

/** A game that a newer process has written to is released: newer processes take it when they are asked. */
async function letOthersHaveIt(world: Opening, id: string, { fence }: Grant, error: unknown): Promise<never> {
  if (error instanceof Newer) await world.cluster.release(id, fence)
  throw error
}

/** Notes that from here on the game is written in the form of this release. */
async function noteFormat({ store }: Pick<Opening, 'store'>, id: string): Promise<void> {
  await store.updateTable('games').set({ format }).where('id', '=', id).where('format', '<', format).execute()
}

/** What is stored of the game itself. */
interface Stored extends Pick<Table, 'match' | 'end'> {
  readonly restored: Restored | null
}

interface Read {
  readonly table: Table
  readonly written: number
  readonly restored: Restored | null
  /** Whether somebody looks for an opponent in this room. */
  readonly search: string | null
}

/** A table as it is stored, and the form in which it is. */
async function readTable(world: Opening, id: string, { fence, since }: Grant): Promise<Read> {
  const row = await world.store
    .selectFrom('games')
    .leftJoin('searches', 'searches.game', 'games.id')
    .selectAll('games')
    .select('searches.state as search')
    .where('games.id', '=', id)
    .executeTakeFirst()
  if (row?.setup == null) await mustReach(world.store, id, await world.acknowledged.of(id), null)
  if (row === undefined) throw new RefusedError('noSuchGame')
  const room = readRoom(row)
  const { match, end, restored } =
    row.setup === null ? notBegun : await restoreMatch(world, room, readSetup(row.setup), since)
  const isDeserted = row.state === deserted
  const here = (): Table => table
  const alarms = { clock: new ClockAlarm(world, here), bot: new BotPause(world, here) }
  const table: Table = newTable({ fence, room, isDeserted, match, end }, alarms, world.now())
  return { table, written: row.format, restored, search: row.search }
}

const notBegun: Stored = { match: null, end: null, restored: null }

async function restoreMatch(
  world: Opening,
  room: Room,
  setup: Beginning,
  since: number | null,
): Promise<Stored> {
  await ownTurn()
  const kept = room.state === 'over' ? await partIfKept(world, room.id, 'end') : null
  const end = kept && { ...kept, setup }
  try {
    return { ...(await restoreFromLog(world, room, setup, since)), end }
  } catch (error) {
    // A game that is kept as it was seen needs no log.
    if (end === null || !(error instanceof Damaged)) throw error
    return { match: null, end, restored: null }
  }
}

async function restoreFromLog(
  world: Pick<Opening, 'store' | 'acknowledged' | 'now'>,
  room: Room,
  setup: Beginning,
  since: number | null,
): Promise<{ readonly match: Match; readonly restored: Restored }> {
  const restored = await restore(world.store, room.id, setup, fullClock(room.settings))
  await mustReach(world.store, room.id, await world.acknowledged.of(room.id), restored.ends)
  // The end of a game is not worked out by other rules than those by which it was played.
  if (room.state === 'over' && restored.isMended) throw new Diverged(restored.position.n + 1, 'otherEnd')
  const now = world.now()
  const goesOn = since ?? (isByPost(room.settings.clock) ? await lastHandled(world, room, restored) : null)
  const match = matchFrom(room.id, setup, restored, goesOn ?? now)
  // A process that hands a game over while its clocks run has noted who was there.
  return { match: since === null ? withAbsent({ room, people: new People(now) }, match) : match, restored }
}

/** Since when the clocks of a game by post run, which go on while it is in nobody's memory; null if that is not known. */
async function lastHandled({ store }: Pick<Opening, 'store'>, { id }: Room, { entries }: Restored) {
  // A mended entry has been written when the game was read, with what was left before.
  const last = entries.findLast(([, { kind }]) => kind !== 'mended')?.[1].at
  if (last !== undefined) return last
  const row = await store.selectFrom('turns').select('since').where('game', '=', id).executeTakeFirst()
  return row === undefined ? null : Number(row.since)
}
