import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { gamesWithLosses } from '../matches/acknowledged.ts'
import { Unusable } from './dialects.ts'
import { fileIn } from './file.ts'
import type { Store } from './open.ts'
import { openStore, rowsOf } from './open.ts'
import type { Tables } from './tables.ts'
import { isSpoilt } from './texts.ts'

/** Which tables are moved. A table without a line does not compile. What running processes note of themselves stays behind. */
const tables: { readonly [Name in keyof Tables]: 'moved' | 'ofProcesses' } = {
  secrets: 'moved',
  players: 'moved',
  sessions: 'moved',
  games: 'moved',
  seats: 'moved',
  named: 'moved',
  entries: 'moved',
  snapshots: 'moved',
  between_actions: 'moved',
  chat: 'moved',
  leases: 'ofProcesses',
  processes: 'ofProcesses',
  results: 'moved',
  seen: 'moved',
  mutes: 'moved',
  decks: 'moved',
  deck_versions: 'moved',
  deck_owners: 'moved',
  played_decks: 'moved',
  game_addresses: 'moved',
  rated_games: 'moved',
  rating_order: 'moved',
  ratings: 'moved',
  rating_wishes: 'moved',
  season_wins: 'moved',
  season_players: 'moved',
  searches: 'moved',
  blocks: 'moved',
  follows: 'moved',
  presence_wishes: 'moved',
  notes_about: 'moved',
  present_now: 'ofProcesses',
  played_now: 'ofProcesses',
  calls: 'moved',
  challenges: 'moved',
  recoveries: 'moved',
  turns: 'moved',
  holidays: 'moved',
  push_subscriptions: 'moved',
  notice_wishes: 'moved',
  roles: 'moved',
  audit: 'moved',
  reports: 'moved',
  measures: 'moved',
  announcements: 'moved',
}
const isTable = (name: string): name is keyof Tables => Object.hasOwn(tables, name)
const allTables = Object.keys(tables).filter(isTable)
const movedTables = allTables.filter(name => tables[name] === 'moved')

type Row = Readonly<Record<string, unknown>>

/** What is heard of a table while it is moved. */
export interface Progress {
  readonly table: string
  readonly rows: number
  readonly of: number
}

export interface Moved {
  readonly rows: number
  readonly games: number
  /** Texts that were damaged in the data folder: what they are part of is refused, before and after. */
  readonly spoilt: number
}

/**
 * Copies everything from a data folder into an empty PostgreSQL database, in one transaction, and compares all that it reads there with
 * what it wrote. The data folder stays as it is, but for the migrations that a server of this release runs as well.
 */
export async function moveToPostgres(
  { DATA, DATABASE_URL }: { readonly DATA: string; readonly DATABASE_URL: string },
  hear: (progress: Progress) => void,
): Promise<Moved> {
  if (!existsSync(fileIn(DATA))) throw new Unusable(`There is no database in ${DATA}.`)
  // Refused while a server has the folder: what it wrote from now on would be lost.
  const source = await openStore({ DATA, DATABASE_URL: undefined })
  try {
    const lost = await gamesWithLosses(DATA, source)
    if (lost.length > 0)
      throw new Unusable(
        `${DATA} has lost entries of ${lost.length} games that players have seen (${lost.slice(0, 3).join(', ')}), and PostgreSQL has ` +
          'no notes of that. If these games are to go on from where their logs end, remove the file "acknowledged" in it.',
      )
    const target = await openStore({ DATA: '', DATABASE_URL })
    try {
      return await target.transaction().execute(async transaction => {
        await mustBeEmpty(transaction)
        return copyAll(source, transaction, hear)
      })
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
}

/** Keeps servers from writing until the transaction ends. */
async function mustBeEmpty(target: Transaction<Tables>): Promise<void> {
  const locked = sql.join(allTables.map(name => sql.table(name)))
  await sql`lock table ${locked} in exclusive mode`.execute(target)
  for (const name of allTables) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} limit 2`.execute(target)
    // A server that only looked whether the database can be written has left this one, and no more.
    if (rows.some(row => !(name === 'secrets' && row.name === 'nothing')))
      throw new Unusable(
        `DATABASE_URL is not empty: there are ${name} already. Name another schema by ?schema=NAME.`,
      )
  }
  await target.deleteFrom('secrets').execute()
}

async function copyAll(source: Store, target: Store, hear: (progress: Progress) => void): Promise<Moved> {
  let rows = 0
  let games = 0
  let spoilt = 0
  for (const table of movedTables) {
    const copied = await copyTable(source, target, table, hear)
    const there = await digestOfRows(rowsIn(target, table))
    if (there.rows !== copied.rows || there.digest !== copied.digest)
      throw new Unusable(`What PostgreSQL has of ${table} is not what was written, so nothing was moved.`)
    rows += copied.rows
    spoilt += copied.spoilt
    if (table === 'games') games = copied.rows
  }
  return { rows, games, spoilt }
}

/** How much goes into one statement. */
const most = { rows: 500, letters: 4_000_000 }

async function copyTable(
  source: Store,
  target: Store,
  table: keyof Tables,
  hear: (progress: Progress) => void,
): Promise<{ rows: number; digest: string; spoilt: number }> {
  const of = await rowsOf(source, table)
  const digest = newDigest()
  let spoilt = 0
  let written = 0
  let gathered: Row[] = []
  let letters = 0
  const write = async (): Promise<void> => {
    if (gathered.length === 0) return
    await insert(target, table, gathered)
    written += gathered.length
    gathered = []
    letters = 0
    hear({ table, rows: written, of })
  }
  for await (const read of source.selectFrom(table).selectAll().stream()) {
    const row = withBuffers(read)
    digest.add(row)
    const texts = Object.values(row).filter(value => typeof value === 'string')
    spoilt += texts.filter(isSpoilt).length
    letters += texts.reduce((sum, text) => sum + text.length, 0)
    gathered.push(row)
    if (gathered.length >= most.rows || letters >= most.letters) await write()
  }
  await write()
  return { rows: written, digest: digest.value(), spoilt }
}

async function insert(target: Store, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map(name => sql.ref(name)))
  const values = sql.join(rows.map(row => sql`(${sql.join(names.map(name => row[name]))})`))
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(target)
}

/** SQLite gives bytes as an `ArrayBuffer`, and PostgreSQL takes and gives a `Buffer`. */
const withBuffers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof ArrayBuffer ? Buffer.from(value) : value,
    ]),
  )

/** All rows of a table of PostgreSQL, some at a time. */
async function* rowsIn(target: Store, table: string): AsyncGenerator<Row> {
  await sql`declare moved no scroll cursor for select * from ${sql.table(table)}`.execute(target)
  for (;;) {
    const { rows } = await sql<Row>`fetch 500 from moved`.execute(target)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close moved`.execute(target)
}

async function digestOfRows(all: AsyncIterable<Row>): Promise<{ rows: number; digest: string }> {
  const digest = newDigest()
  let rows = 0
  for await (const row of all) {
    digest.add(row)
    rows++
  }
  return { rows, digest: digest.value() }
}

/** A digest of rows in whatever order, as databases sort texts each in their own way. */
function newDigest() {
  const sum = Buffer.alloc(32)
  return {
    add(row: Row): void {
      const fields = Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Buffer ? value.toString('base64') : value,
      ])
      const text = JSON.stringify(fields.toSorted(([a], [b]) => (`${a}` < `${b}` ? -1 : 1)))
      const hash = createHash('sha256').update(text).digest()
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) ^ (hash[i] ?? 0)
    },
    value: (): string => sum.toString('hex'),
  }
}
