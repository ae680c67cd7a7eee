import type { Person } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import { sql } from 'kysely'
import { whereItIs } from '../cluster/routing.ts'
import { gone, removePlayer } from '../identity/players.ts'
import { Damaged } from '../matches/entries.ts'
import { Refuse } from '../refusing.ts'
import type { Report } from '../reports/report.ts'
import { report } from '../reports/report.ts'
import { isUnseated, stand } from '../rooms/changes.ts'
import type { Room } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import { roomIn, writeRoom } from './keeping.ts'
import { tableOf } from './opening.ts'
import { takeConcession } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

/** What is left of a text that nobody can read, when somebody whom it names is deleted. */
const removed = JSON.stringify({ removed: 'what named a player who is deleted' })

/**
 * Deletes a player. Their other windows may be making a game at this very moment, so they leave twice: before, as they have
 * to be somebody to ask again if that is refused; and after, when nothing more can be written that names them.
 */
export async function deletePlayer(world: World, me: Person): Promise<void> {
  world.disconnect(places.person(me.id))
  await leaveEverything(world, me)
  await removePlayer(world.store, me)
  // Windows connect again at once, and have been somebody until now.
  world.disconnect(places.person(me.id))
  await leaveEverything(world, me).catch(error =>
    world.logger.error({ err: error }, 'somebody who is deleted may still be named'),
  )
}

/** Who is deleted gives up the games that are on, leaves those that are not, and is named nowhere any more. */
async function leaveEverything(world: World, me: Person): Promise<void> {
  const { store } = world
  const player = me.id
  const refusals: Refuse[] = []
  for (const row of await gamesThatMayName(store, me)) {
    const { id: game } = row
    try {
      const is = concern(row, player)
      if (is === 'namesake') await unnameIn(store, row, me)
      if (is !== 'theirs') continue
      await whereItIs(
        world,
        game,
        () => leaveOneHere(world, game, player),
        async owner => void (await world.cluster.ask(owner, { do: 'remove', game, player })),
      )
    } catch (error) {
      if (error instanceof Refuse && error.refusal.why === 'busy') refusals.push(error)
      // One game that fails does not keep anybody here.
      else world.logger.error({ game, err: error }, 'a game could not be left')
    }
  }
  // Whoever asks again leaves what is left.
  const [first] = refusals
  if (first !== undefined) throw first
  await store.deleteFrom('seats').where('player', '=', player).execute()
  const results = store.updateTable('results')
  await results.set({ corp: gone.id }).where('corp', '=', player).execute()
  await results.set({ runner: gone.id }).where('runner', '=', player).execute()
  await silence(store, player)
  await unreport(store, player)
}

type Row = Pick<Tables['games'], 'id' | 'room' | 'format'> & { readonly side: string | null }

/** A search for what may be theirs: the words of others, such as a title, may hold any id, and others the same name. */
const gamesThatMayName = (store: Store, { id, name }: Person): Promise<Row[]> =>
  store
    .selectFrom('games')
    .leftJoin('seats', seat => seat.onRef('seats.game', '=', 'games.id').on('seats.player', '=', id))
    .select(['games.id', 'games.room', 'games.format', 'seats.side'])
    .where(row =>
      row.or([
        row('seats.side', 'is not', null),
        holds('games.room', id),
        holds('games.room', JSON.stringify(name)),
      ]),
    )
    .execute()

const holds = (column: 'games.room' | 'line' | 'report', text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`

/** Whether a player is in a game; nobody can tell of one that is damaged, in which at least the name stands. */
function concern(row: Row, player: string): 'theirs' | 'namesake' | 'nothing' {
  const isNamed = row.side !== null || row.room.includes(player)
  // What this server does not know is read by who does.
  if (row.format > format) return isNamed ? 'theirs' : 'nothing'
  const room = roomIn(row)
  if (room === null) return isNamed ? 'theirs' : 'namesake'
  return isIn(room, player) ? 'theirs' : 'nothing'
}

const isIn = (room: Room, player: string): boolean =>
  room.host === player || sideOf(room, player) !== null || isUnseated(room, player)

/** The same for one game, in the process that has it. */
export async function leaveOneHere(world: World, game: string, player: string): Promise<void> {
  const table = await tableUnlessDamaged(world, game)
  if (table === null) return leaveDamaged(world.store, game, player)
  if (table.room.state === 'playing' && sideOf(table.room, player) !== null)
    await takeConcession(world, table, player).catch(unlessOver)
  await inTurn(table, async () => {
    const left = table.room.state === 'open' ? stand(table.room, player) : table.room
    table.room = withoutName(left, player)
    await writeRoom(world, table, table.room)
    tellAround(world, table)
    tellLobby(world, table)
  })
}

async function tableUnlessDamaged(world: World, game: string): Promise<Table | null> {
  try {
    return await tableOf(world, game)
  } catch (error) {
    if (error instanceof Damaged) return null
    throw error
  }
}

/** Nobody can play a game that is damaged. Of what is around its table all goes that cannot be read, as a name may be in it. */
async function leaveDamaged(store: Store, game: string, player: string): Promise<void> {
  const games = store.selectFrom('games').select(['room', 'format']).where('id', '=', game)
  const row = await games.executeTakeFirst()
  if (row === undefined) return
  const room = roomIn(row)
  await rewrite(store, game, row.room, room === null ? removed : JSON.stringify(withoutName(room, player)))
}

/** Others have the same name: they lose nothing but that. */
const unnameIn = (store: Store, { id, room }: Row, { name }: Person): Promise<void> =>
  rewrite(store, id, room, room.replaceAll(JSON.stringify(name), JSON.stringify(gone.name)))

/** Unless somebody has written it anew. */
async function rewrite(store: Store, game: string, before: string, room: string): Promise<void> {
  await store.updateTable('games').set({ room }).where('id', '=', game).where('room', '=', before).execute()
}

/** It may have ended while the concession was on its way. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Refuse) || error.refusal.why !== 'gameOver') throw error
}

function withoutName(before: Room, player: string): Room {
  const room = { ...before, unseated: before.unseated.filter(({ id }) => id !== player) }
  const host = room.host === player ? gone.id : room.host
  const side = sideOf(room, player)
  const seat = side === null ? null : room.seats[side]
  if (side === null || seat === null) return { ...room, host }
  return { ...room, host, seats: { ...room.seats, [side]: { ...seat, who: gone, wants: 'nothing' } } }
}

async function silence(store: Store, player: string): Promise<void> {
  const rows = await store.selectFrom('chat').selectAll().where(holds('line', player)).execute()
  for (const { game, n, line: text } of rows) {
    const said = chatLine.safeParse(readJson(text))
    if (said.success && said.data.who.id !== player) continue
    const line = said.success ? JSON.stringify({ ...said.data, who: gone }) : removed
    await store.updateTable('chat').set({ line }).where('game', '=', game).where('n', '=', n).execute()
  }
}

const withoutSpeaker = (reported: Report): Report =>
  reported.is === 'line' ? { ...reported, line: { ...reported.line, who: gone } } : reported

/** What was reported stays; who said it, and who reported it, is not told any more. */
async function unreport(store: Store, player: string): Promise<void> {
  const reports = store.updateTable('reports')
  await reports.set({ player: gone.id }).where('player', '=', player).execute()
  const rows = await store
    .selectFrom('reports')
    .select(['id', 'report'])
    .where(holds('report', player))
    .execute()
  for (const { id, report: text } of rows) {
    const read = report.safeParse(readJson(text))
    if (read.success && (read.data.is !== 'line' || read.data.line.who.id !== player)) continue
    const left = read.success ? JSON.stringify(withoutSpeaker(read.data)) : removed
    await reports.set({ report: left }).where('id', '=', id).execute()
  }
}
