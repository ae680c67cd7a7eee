import type { ChatLine, History, Person, ReportShown } from '@paydata/protocol'
import { chatLine, measureKind } from '@paydata/protocol'
import { sql } from 'kysely'
import { gone, personIfThere, personOf } from '../identity/players.ts'
import { measuresOf } from '../measures/stored.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { report } from './report.ts'

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
  const row = await store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where('id', '=', player)
    .executeTakeFirst()
  return row === undefined ? null : historyOfPlayer(store, personOf(row), besideReport)
}

/** Lines about one that was reported, as they stand now: those of players who are gone say nothing. */
async function linesAround(store: Store, game: string, { n, channel }: ChatLine): Promise<ChatLine[]> {
  const rows = await store
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    .where('n', '>=', n - around.before)
    .where('n', '<=', n + around.after)
    .where('channel', '=', channel)
    .orderBy('n')
    .execute()
  return rows.flatMap(({ line }) => {
    const said = chatLine.safeParse(readJson(line))
    return said.success ? [said.data] : []
  })
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
  const by =
    row.settled_by === null
      ? undefined
      : await store
          .selectFrom('players')
          .select(['id', 'name', 'password'])
          .where('id', '=', row.settled_by)
          .executeTakeFirst()
  const taken = measureKind.safeParse(row.measure)
  return {
    at: Number(row.settled_at),
    by: by === undefined ? null : personIfThere(by.id, by.name, by.password),
    measure: taken.success ? taken.data : null,
  }
}

export async function shown(store: Store, row: Row): Promise<ReportShown> {
  return {
    id: row.id,
    at: Number(row.created_at),
    game: row.game,
    about: await aboutIn(store, row),
    reporter: await historyIfThere(store, row.player),
    reported: await historyIfThere(store, row.about),
    settled: await settledIn(store, row),
  }
}

/** A page of reports. A place is the moment and the id of the last report before it. */
export async function reportsAfter(
  store: Store,
  state: 'waiting' | 'settled',
  after: string | null,
): Promise<{ reports: ReportShown[]; next: string | null }> {
  const rows = await (state === 'waiting' ? waiting(store, after) : settled(store, after))
  const last = rows.at(atOnce - 1)
  const at = state === 'waiting' ? last?.created_at : last?.settled_at
  const reports: ReportShown[] = []
  for (const row of rows.slice(0, atOnce)) reports.push(await shown(store, row))
  return { reports, next: rows.length > atOnce && last !== undefined ? `${at} ${last.id}` : null }
}

function placeIn(after: string): readonly [at: number, id: string] {
  const [at = '', id = ''] = after.split(' ')
  return [Number(at) || 0, id]
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
