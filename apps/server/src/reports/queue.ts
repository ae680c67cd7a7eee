import type { ChatLine, History, Person, ReportShown } from '@paydata/protocol'
import { mayAs, measureKind } from '@paydata/protocol'
import { sql } from 'kysely'
import { lineIn } from '../chat/lines.ts'
import { gone, personOf, playerWithId } from '../identity/players.ts'
import { measuresOf } from '../measures/stored.ts'
import { keyIn, numberIn } from '../own-data/pages.ts'
import { roleOf } from '../roles/roles.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { report, whomItIsAbout } from './report.ts'

/** Few, as each comes with lines around it and with two histories. */
const atOnce = 10
/** So many lines are shown before one that was reported, and after it. */
const around = { before: 3, after: 2 }

type Row = Tables['reports']

/** Reports of one player are counted up to this. */
const mostCounted = 100
/** So many measures are told of each player beside a report; all of them are told where a player is looked up. */
const besideReport = 5

export async function historyOfPlayer(store: Store, player: Person, most?: number): Promise<History> {
  const counted = async (column: 'player' | 'about'): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from
        (select id from reports where ${sql.ref(column)} = ${player.id} limit ${mostCounted}) as found`.execute(
      store,
    )
    return Number(rows[0]?.count ?? 0)
  }
  return {
    player,
    reported: await counted('about'),
    reports: await counted('player'),
    measures: await measuresOf(store, player.id, most),
  }
}

async function historyIfThere(store: Store, player: string | null): Promise<History | null> {
  if (player === null || player === gone.id) return null
  const found = await playerWithId(store, player)
  return found === undefined ? null : historyOfPlayer(store, personOf(found), besideReport)
}

/** Lines about one that was reported, as they stand now: those of players who are gone say nothing. */
async function linesAround(store: Store, game: string, { n, channel }: ChatLine): Promise<ChatLine[]> {
  // Lines of both channels are numbered together.
  const there = store
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    .where('channel', '=', channel)
  const before = await there
    .where('n', '<=', n)
    .orderBy('n', 'desc')
    .limit(around.before + 1)
    .execute()
  const after = await there.where('n', '>', n).orderBy('n').limit(around.after).execute()
  return [...before.toReversed(), ...after].flatMap(({ line }) => lineIn({ line }) ?? [])
}

async function aboutIn(store: Store, row: Row): Promise<ReportShown['about']> {
  const read = report.safeParse(readJson(row.report))
  if (!read.success) return { is: 'damaged' }
  if (read.data.is === 'line')
    return { ...read.data, around: await linesAround(store, row.game, read.data.line) }
  const kept = await store.selectFrom('seen').select('game').where('game', '=', row.game).executeTakeFirst()
  return { ...read.data, replay: kept === undefined ? 'none' : 'kept' }
}

async function settledIn(store: Store, row: Row): Promise<ReportShown['settled']> {
  if (row.settled_at === null) return null
  const by = row.settled_by === null ? undefined : await playerWithId(store, row.settled_by)
  const taken = measureKind.safeParse(row.measure)
  return {
    at: Number(row.settled_at),
    by: by === undefined ? null : personOf(by),
    measure: taken.success ? taken.data : null,
  }
}

/** A report for one who looks after the server. Who reported them is not told. */
async function shown(store: Store, row: Row, me: Person): Promise<ReportShown> {
  const reporter = whomItIsAbout(row) === me.id ? null : row.player
  return {
    id: row.id,
    at: Number(row.created_at),
    game: row.game,
    about: await aboutIn(store, row),
    reporter: await historyIfThere(store, reporter),
    reported: await historyIfThere(store, whomItIsAbout(row)),
    settled: await settledIn(store, row),
  }
}

export async function reportCalled(store: Store, id: string, me: Person): Promise<ReportShown> {
  const row = await store.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return shown(store, row, me)
}

/** A page of reports. A place is the moment and the id of the last report before it. */
export async function reportsAfter(
  store: Store,
  state: 'waiting' | 'settled',
  after: string | null,
  me: Person,
): Promise<{ reports: ReportShown[]; next: string | null }> {
  const rows = await (state === 'waiting' ? waiting(store, after) : settled(store, after))
  const last = rows.at(atOnce - 1)
  const at = state === 'waiting' ? last?.created_at : last?.settled_at
  const reports: ReportShown[] = []
  for (const row of rows.slice(0, atOnce)) reports.push(await shown(store, row, me))
  return { reports, next: rows.length > atOnce && last !== undefined ? `${at} ${last.id}` : null }
}

function placeIn(after: string): readonly [at: number, id: string] {
  const [at, id = ''] = keyIn(after, 2)
  return [numberIn(at), id]
}

function waiting(store: Store, after: string | null): Promise<Row[]> {
  const [at, id] = after === null ? [0, ''] : placeIn(after)
  return store
    .selectFrom('reports')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('created_at', '>=', at)
    .where(row => row.or([row('created_at', '>', at), row('id', '>', id)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(atOnce + 1)
    .execute()
}

function settled(store: Store, after: string | null): Promise<Row[]> {
  const [at, id] = after === null ? [Number.MAX_SAFE_INTEGER, ''] : placeIn(after)
  return store
    .selectFrom('reports')
    .selectAll()
    .where('settled_at', '<=', at)
    .where(row => row.or([row('settled_at', '<', at), row('id', '<', id)]))
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
    .execute()
}

/** Whether somebody may see the replay of a game for a report: it was reported, and they look after the server. */
export async function mayLookInto(store: Store, player: string, game: string): Promise<boolean> {
  if (!mayAs(await roleOf(store, player), 'moderator')) return false
  const row = await store
    .selectFrom('reports')
    .select('id')
    .where('game', '=', game)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
