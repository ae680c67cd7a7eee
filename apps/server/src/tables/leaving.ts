import { setTimeout as after } from 'node:timers/promises'
import type { Person } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import { sql } from 'kysely'
import { erased } from '../chat/lines.ts'
import type { Routing } from '../cluster/routing.ts'
import { runAtOwner } from '../cluster/routing.ts'
import { gone, removePlayer } from '../identity/players.ts'
import { Damaged } from '../matches/entries.ts'
import { places } from '../places.ts'
import { leaveRatings } from '../ratings/who.ts'
import { RefusedError } from '../refusing.ts'
import type { Report } from '../reports/report.ts'
import { report } from '../reports/report.ts'
import { isUnseated, stand } from '../rooms/changes.ts'
import type { Room } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Opening } from './opening.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import { takeConcession } from './replies.ts'
import { roomIn, saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

/** What is needed to take a player out of games, in whichever processes those are. */
export type Leaving = Opening & Routing

/** What replaces a text that cannot be read and may name a player who is deleted. */
const removed = JSON.stringify({ removed: 'what named a player who is deleted' })

/**
 * Deletes a player. Their other windows may be making a game at this very moment, so they leave all games twice: before, so
 * that they can ask again if one game refuses; and after, when nothing that names them can be written any more.
 */
export async function deletePlayer(world: Leaving, me: Person): Promise<void> {
  const player = me.id
  const spokenIn = new Set<string>()
  world.disconnect(places.person(player))
  // The player asks again, and leaves the games that are left.
  const busy = (await leaveEverything(world, player, spokenIn)).find(isBusy)
  if (busy !== undefined) throw busy
  await removePlayer(world.store, me)
  // Their windows have connected again at once, as the player they were until now.
  world.disconnect(places.person(player))
  await leaveForGood(world, player, spokenIn).catch(error =>
    world.logger.error({ err: error }, 'could not remove a deleted player from all games'),
  )
}

/** Milliseconds between two tries to take out of games who cannot ask again. */
const pauses = [100, 200, 400, 800]

/**
 * The second time. The games they left before do not name them any more, so this looks at few. Nobody is left who could ask again
 * if a game refuses: what stays is noted in `named`, for `forgetTheGone`.
 */
async function leaveForGood(world: Leaving, player: string, spokenIn: Set<string>): Promise<void> {
  let kept = await leaveEverything(world, player, spokenIn)
  for (const pause of pauses) {
    if (kept.length === 0) break
    await after(pause)
    kept = await leaveEverything(world, player, spokenIn)
  }
  const [first] = kept
  if (first !== undefined) throw first
  await world.store.deleteFrom('named').where('player', '=', player).execute()
}

/** Takes players who were deleted out of games that could not be left then, as when the server was stopped just before. */
export async function forgetTheGone(world: Leaving): Promise<void> {
  const { store } = world
  const here = store.selectFrom('players').select('id')
  const named = store.selectFrom('named').select('player').distinct().where('player', 'not in', here)
  for (const { player } of await named.execute()) await leaveForGood(world, player, new Set())
}

const isBusy = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.refused.why === 'busy'

/**
 * Concedes the games of a player that are on, takes them out of the others, and removes their name everywhere. `spokenIn`
 * gathers the games in which they said something, as somebody may be about to report a line. Gives what kept them in games.
 */
async function leaveEverything(
  world: Leaving,
  player: string,
  spokenIn: Set<string>,
): Promise<readonly unknown[]> {
  const { store } = world
  const kept: unknown[] = []
  for (const row of await gamesThatMayName(store, player)) {
    const { id: game } = row
    try {
      if (!isConcerned(row, player)) continue
      await runAtOwner(
        world,
        game,
        () => leaveGameHere(world, game, player),
        async owner => void (await world.cluster.ask(owner, { do: 'remove', game, player })),
      )
    } catch (error) {
      // One game that fails does not keep the player from leaving the others.
      kept.push(error)
      if (!isBusy(error)) world.logger.error({ game, err: error }, 'could not remove a player from a game')
    }
  }
  if (kept.some(isBusy)) return kept
  await store.deleteFrom('seats').where('player', '=', player).execute()
  const results = store.updateTable('results')
  await results.set({ corp: gone.id }).where('corp', '=', player).execute()
  await results.set({ runner: gone.id }).where('runner', '=', player).execute()
  await leaveRatings(store, player)
  const lines = await linesThatMayName(store, player)
  for (const { game } of lines) spokenIn.add(game)
  await unreport(store, player, spokenIn)
  await silence(store, player, lines)
  return kept
}

type Row = Pick<Tables['games'], 'id' | 'room' | 'format'>

/** Older servers, which may still run, note only the players; open games are few, so those are searched. */
function gamesThatMayName(store: Store, player: string): Promise<Row[]> {
  const named = store.selectFrom('named').select('game').where('player', '=', player)
  const seated = store.selectFrom('seats').select('game').where('player', '=', player)
  const open = store.selectFrom('games').select('id as game').where('state', '=', 'open')
  return store
    .selectFrom('games')
    .select(['id', 'room', 'format'])
    .where('id', 'in', named.union(seated).union(open.where(holds('room', player))))
    .execute()
}

/** A rough search: the words of other players, such as a title, may contain any id. */
const holds = (column: 'room' | 'line', text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`

/** Whether a game names a player, or may: nobody can tell that of a game that is damaged or of a newer server. */
function isConcerned(row: Row, player: string): boolean {
  const room = row.format > format ? null : roomIn(row)
  return room === null || isIn(room, player)
}

const isIn = (room: Room, player: string): boolean =>
  room.host === player || sideOf(room, player) !== null || isUnseated(room, player)

/** Takes a player out of one game, in the process that owns it. */
export async function leaveGameHere(world: Opening, game: string, player: string): Promise<void> {
  const table = await tableUnlessDamaged(world, game)
  if (table === null) return leaveDamaged(world.store, game, player)
  if (table.room.state === 'playing' && sideOf(table.room, player) !== null)
    await takeConcession(world, table, player).catch(unlessOver)
  await inTurn(table, async () => {
    const room = withoutName(withoutSeat(table.room, player), player)
    await saveRoom(world, table, room)
    tellAround(world, table)
    tellLobby(world, table)
  })
}

/** The second game of a match does not begin without a player who is deleted. */
function withoutSeat(room: Room, player: string): Room {
  if (room.state !== 'open') return room
  return room.before === null ? stand(room, player) : { ...room, state: 'abandoned', code: null }
}

async function tableUnlessDamaged(world: Opening, game: string): Promise<Table | null> {
  try {
    return await tableOf(world, game)
  } catch (error) {
    if (error instanceof Damaged) return null
    throw error
  }
}

/** Nobody can play a game that is damaged. A room that cannot be read is removed as a whole, as it may name the player. */
async function leaveDamaged(store: Store, game: string, player: string): Promise<void> {
  const games = store.selectFrom('games').select(['room', 'format']).where('id', '=', game)
  const row = await games.executeTakeFirst()
  if (row === undefined) return
  const room = roomIn(row)
  const left = room === null ? removed : JSON.stringify(withoutName(room, player))
  // Does nothing if another process has written the room meanwhile.
  const same = store.updateTable('games').where('id', '=', game).where('room', '=', row.room)
  await same.set({ room: left }).execute()
}

/** The game may have ended before the concession could be written. */
function unlessOver(error: unknown): void {
  if (!(error instanceof RefusedError) || error.refused.why !== 'gameOver') throw error
}

function withoutName(before: Room, player: string): Room {
  const room = { ...before, unseated: before.unseated.filter(({ id }) => id !== player) }
  const host = room.host === player ? gone.id : room.host
  const side = sideOf(room, player)
  const seat = side === null ? null : room.seats[side]
  if (side === null || seat === null) return { ...room, host }
  return { ...room, host, seats: { ...room.seats, [side]: { ...seat, who: gone, wants: 'nothing' } } }
}

type Line = Pick<Tables['chat'], 'game' | 'n' | 'line'>

/** Of few lines it is not known who said them. */
const linesThatMayName = (store: Store, player: string): Promise<Line[]> =>
  store
    .selectFrom('chat')
    .select(['game', 'n', 'line'])
    .where(of => of.or([of('who', '=', player), of.and([of('who', 'is', null), holds('line', player)])]))
    .execute()

/** What a player has said goes with them. What somebody has reported of it stays for the operator, in the report. */
async function silence(store: Store, player: string, lines: readonly Line[]): Promise<void> {
  for (const { game, n, line: text } of lines) {
    const said = chatLine.safeParse(readJson(text))
    if (said.success && said.data.who.id !== player) continue
    const line = said.success ? JSON.stringify(erased(said.data)) : removed
    const chat = store.updateTable('chat').set({ line, who: gone.id })
    await chat.where('game', '=', game).where('n', '=', n).execute()
  }
}

const withoutSpeaker = (reported: Report): Report =>
  reported.is === 'line' ? { ...reported, line: { ...reported.line, who: gone } } : reported

/** What was reported stays; who said it, and who reported it, is not told any more. */
async function unreport(store: Store, player: string, spokenIn: ReadonlySet<string>): Promise<void> {
  const reports = store.updateTable('reports')
  await reports.set({ player: gone.id }).where('player', '=', player).execute()
  await reports.set({ about: null }).where('about', '=', player).execute()
  for (const game of spokenIn) {
    const inGame = store.selectFrom('reports').select(['id', 'report']).where('game', '=', game)
    for (const { id, report: text } of await inGame.execute()) {
      if (!text.includes(player)) continue
      const read = report.safeParse(readJson(text))
      if (read.success && (read.data.is !== 'line' || read.data.line.who.id !== player)) continue
      const left = read.success ? JSON.stringify(withoutSpeaker(read.data)) : removed
      await reports.set({ report: left }).where('id', '=', id).execute()
    }
  }
}
