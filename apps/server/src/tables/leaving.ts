import type { Person } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import { whereItIs } from '../cluster/routing.ts'
import { Refuse } from '../refusing.ts'
import { report } from '../reports/report.ts'
import { stand } from '../rooms/changes.ts'
import type { Room } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { World } from '../world.ts'
import { readRoom, writeRoom } from './keeping.ts'
import { tableOf } from './opening.ts'
import { takeConcession } from './playing.ts'
import { inTurn } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

const gone: Person = { id: 'gone', name: 'somebody', kind: 'guest' }

/** Who is deleted gives up the games that are on, leaves those that are not, and is named nowhere any more. */
export async function leaveEverything(world: World, player: string): Promise<void> {
  const { store } = world
  // A search for what may be theirs: the words of others, such as a title, may hold any id.
  const rows = await store
    .selectFrom('games')
    .select(['id', 'room', 'format'])
    .where('room', 'like', `%"${player}"%`)
    .execute()
  const refusals: Refuse[] = []
  for (const { id: game, ...row } of rows) {
    try {
      // What this server does not know is read by who does.
      if (row.format <= format && !isIn(readRoom(row), player)) continue
      await whereItIs(
        world,
        game,
        () => leaveOneHere(world, game, player),
        async owner => void (await world.cluster.ask(owner, { do: 'remove', game, player })),
      )
    } catch (error) {
      if (error instanceof Refuse && error.refusal.why === 'busy') refusals.push(error)
      // One game that is damaged does not keep anybody here.
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

const isIn = (room: Room, player: string): boolean => room.host === player || sideOf(room, player) !== null

/** The same for one game, in the process that has it. */
export async function leaveOneHere(world: World, game: string, player: string): Promise<void> {
  const table = await tableOf(world, game)
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

/** It may have ended while the concession was on its way. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Refuse) || error.refusal.why !== 'gameOver') throw error
}

function withoutName(room: Room, player: string): Room {
  const host = room.host === player ? gone.id : room.host
  const side = sideOf(room, player)
  const seat = side === null ? null : room.seats[side]
  if (side === null || seat === null) return { ...room, host }
  return { ...room, host, seats: { ...room.seats, [side]: { ...seat, who: gone } } }
}

async function silence(store: Store, player: string): Promise<void> {
  const rows = await store.selectFrom('chat').selectAll().where('line', 'like', `%"${player}"%`).execute()
  for (const { game, n, line } of rows) {
    const said = chatLine.safeParse(readJson(line))
    if (!said.success || said.data.who.id !== player) continue
    await store
      .updateTable('chat')
      .set({ line: JSON.stringify({ ...said.data, who: gone }) })
      .where('game', '=', game)
      .where('n', '=', n)
      .execute()
  }
}

/** What was reported stays; who said it, and who reported it, is not told any more. */
async function unreport(store: Store, player: string): Promise<void> {
  const reports = store.updateTable('reports')
  await reports.set({ player: gone.id }).where('player', '=', player).execute()
  const rows = await store
    .selectFrom('reports')
    .select(['id', 'report'])
    .where('report', 'like', `%"${player}"%`)
    .execute()
  for (const { id, report: text } of rows) {
    const read = report.safeParse(readJson(text))
    if (!read.success || read.data.is !== 'line' || read.data.line.who.id !== player) continue
    const line = { ...read.data.line, who: gone }
    await reports
      .set({ report: JSON.stringify({ ...read.data, line }) })
      .where('id', '=', id)
      .execute()
  }
}
