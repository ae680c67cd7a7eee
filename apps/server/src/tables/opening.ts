import { fullClock, goingBehind, look } from '@paydata/match'
import type { Grant } from '../cluster/cluster.ts'
import { Elsewhere } from '../cluster/cluster.ts'
import { mustReach } from '../matches/acknowledged.ts'
import { Damaged, Diverged } from '../matches/entries.ts'
import { matchFrom } from '../matches/match.ts'
import type { Beginning } from '../matches/release.ts'
import { readSetup } from '../matches/restore.ts'
import type { Restored } from '../matches/saves.ts'
import { restore } from '../matches/saves.ts'
import { Refuse } from '../refusing.ts'
import { sides } from '../rooms/room.ts'
import { partIfKept } from '../seen/keeping.ts'
import { format, Newer } from '../store/formats.ts'
import type { World } from '../world.ts'
import { resumeMended } from './mending.ts'
import { ownTurn } from './own-turn.ts'
import { finishGame, scheduleClockAndBots } from './playing.ts'
import { notePresenceLater, withAbsent } from './presence.ts'
import { deserted, dropTable, forget, readRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { newTable } from './table.ts'

/** The table of a game: from memory, or as the database has it. */
export function tableOf(world: World, id: string): Promise<Table> {
  const already = world.tables.get(id)
  if (already !== undefined) return already
  const opened = openTable(world, id)
  world.tables.set(id, opened)
  world.metrics.tables.set(world.tables.size)
  // What could not be opened is tried again by who asks next.
  opened.catch(() => {
    if (world.tables.get(id) === opened) forget(world, id)
  })
  return opened
}

/** The same for a game of which it is not known whether it was ever made. */
export async function tableIfAny(world: World, id: string): Promise<Table | null> {
  try {
    return await tableOf(world, id)
  } catch (error) {
    if (error instanceof Refuse && error.refusal.why === 'noSuchGame') return null
    throw error
  }
}

/** The table here, or what the database has of it while it is elsewhere: to look at it, and for nothing else. */
export async function tableToRead(world: World, id: string): Promise<Table> {
  try {
    return await tableOf(world, id)
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error
    return (await readTable(world, id, { fence: null, since: null })).table
  }
}

async function openTable(world: World, id: string): Promise<Table> {
  const grant = await world.cluster.take(id)
  const { table, written, restored } = await readTable(world, id, grant).catch(error =>
    letOthersHaveIt(world, id, grant, error),
  )
  if (written < format) await noteFormat(world, id)
  if (table.match !== null) world.resting.touched(table.match)
  if (table.match === null || table.room.state !== 'playing') return table
  if (restored?.isMended) await resumeMended(world, table, restored)
  // Players may have been looking at it at another process, and miss nothing from here on.
  if (grant.fence !== null) for (const side of sides) look(table.match, side)
  // A server may have died between the last entry and what follows from it.
  if (table.match.position.result === null) scheduleClockAndBots(world, table)
  else await finishGame(world, table)
  if (grant.since !== null) notePresenceLater(world, table)
  return table
}

/** What a newer process has written to is for newer ones: they take it when they are asked. */
async function letOthersHaveIt(world: World, id: string, { fence }: Grant, error: unknown): Promise<never> {
  if (error instanceof Newer) await world.cluster.release(id, fence)
  throw error
}

/** From here on what is written to the game is of this form. */
async function noteFormat({ store }: World, id: string): Promise<void> {
  await store.updateTable('games').set({ format }).where('id', '=', id).where('format', '<', format).execute()
}

/** The table as it is stored, and the form in which it is. */
async function readTable(
  world: World,
  id: string,
  { fence, since }: Grant,
): Promise<{ readonly table: Table; readonly written: number; readonly restored: Restored | null }> {
  const row = await world.store.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.setup == null) await mustReach(world.store, id, world.acknowledged.of(id), null)
  if (row === undefined) throw new Refuse('noSuchGame')
  const table = newTable(readRoom(row), fence, world.now())
  table.isDeserted = row.state === deserted
  const restored = row.setup === null ? null : await restoreMatch(world, table, readSetup(row.setup), since)
  return { table, written: row.format, restored }
}

async function restoreMatch(
  world: World,
  table: Table,
  setup: Beginning,
  since: number | null,
): Promise<Restored | null> {
  await ownTurn()
  const end = table.room.state === 'over' ? await partIfKept(world, table.id, 'end') : null
  table.end = end && { ...end, setup }
  try {
    return await restoreFromLog(world, table, setup, since)
  } catch (error) {
    // What is kept as it was seen needs no log.
    if (table.end === null || !(error instanceof Damaged)) throw error
    return null
  }
}

async function restoreFromLog(
  world: World,
  table: Table,
  setup: Beginning,
  since: number | null,
): Promise<Restored> {
  const restored = await restore(world.store, table.id, setup, fullClock(table.room.settings))
  await mustReach(world.store, table.id, world.acknowledged.of(table.id), restored.ends)
  // The end of a game is not made up by other rules than those it was played by.
  if (table.room.state === 'over' && restored.isMended)
    throw new Diverged(restored.position.n + 1, 'its end is not the one that was played')
  const match = matchFrom(table.id, setup, restored, since ?? world.now())
  table.macros = goingBehind(restored.entries.at(-1)?.[1])
  // Who handed it over while clocks ran knew who was there.
  table.match = since === null ? withAbsent(table, match) : match
  return restored
}

/** Something is going to happen there by itself. */
const isExpected = ({ alarm, pause, late }: Table): boolean =>
  alarm !== null || pause !== null || (late?.timer ?? null) !== null

/** Lets go of tables at which nobody is and nothing happens. They come back when somebody does. */
export async function closeIdleTables(world: World, now: number): Promise<void> {
  for (const [id, opened] of world.tables) {
    const table = await opened.catch(() => null)
    if (table === null || table.isGone || table.here.size > 0 || isExpected(table)) continue
    if (now - table.usedAt < world.config.IDLE_SECONDS * 1000) continue
    dropTable(world, table)
    await world.cluster.release(id, table.fence)
  }
}
