import { Kysely, Migrator, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { AccessMode, DatabaseAccess } from './dialects.ts'
import { damaged, embedded, embeddedBeside, embeddedToRead, Unusable, whyOf } from './dialects.ts'
import { migrations } from './migrations.ts'
import { isDamage } from './outages.ts'
import type { Tables } from './tables.ts'
import type { StoreWork } from './work.ts'
import type { Writer } from './writing.ts'

export type Store = Kysely<Tables>
type Where = Pick<Config, 'DATA' | 'DATABASE_URL'>

/** Opens the database and runs the migrations that it lacks. Refuses a database that a newer server has migrated. */
export const openStore = (config: Where, work?: StoreWork, writer?: Writer): Promise<Store> =>
  openChecked(
    () => accessToWrite(config, work, writer),
    async (store, access) => {
      if (config.DATABASE_URL === undefined) await mustBeWhole(store, config.DATA)
      await migrate(store, access)
      await mustBeWritable(store, config)
    },
  )

/** Opens the database that another thread of the same server has opened, with the writer of that one. */
export const openBeside = ({ DATA }: Pick<Config, 'DATA'>, work: StoreWork, writer: Writer): Store =>
  new Kysely<Tables>({ dialect: embeddedBeside(DATA, work, writer) })

/** Opens the database for reading. It creates, locks and changes nothing, so a server may run at the same time. */
export const openToRead = (config: Where): Promise<Store> =>
  openChecked(() => accessToRead(config), mustBeOfThisServer)

async function openChecked(
  open: () => Promise<DatabaseAccess>,
  check: (store: Store, access: DatabaseAccess) => Promise<void>,
): Promise<Store> {
  const access = await open()
  const store = new Kysely<Tables>({ dialect: access.dialect })
  try {
    await check(store, access)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}

async function accessToWrite(
  { DATA, DATABASE_URL }: Where,
  work: StoreWork | undefined,
  writer: Writer | undefined,
): Promise<DatabaseAccess> {
  return DATABASE_URL === undefined ? embedded(DATA, work, writer) : postgresAt(DATABASE_URL, 'write')
}

async function accessToRead({ DATA, DATABASE_URL }: Where): Promise<DatabaseAccess> {
  return DATABASE_URL === undefined ? embeddedToRead(DATA) : postgresAt(DATABASE_URL, 'read')
}

/** The driver of PostgreSQL is imported only here, so that a server with SQLite does not load it. */
async function postgresAt(address: string, mode: AccessMode): Promise<DatabaseAccess> {
  const { postgres } = await import('./postgres.ts')
  return postgres(address, mode)
}

async function migrate(store: Store, { schema, forMigrations }: DatabaseAccess): Promise<void> {
  if (forMigrations === null) return migrateThrough(store, schema)
  const patient = new Kysely<Tables>({ dialect: forMigrations })
  await migrateThrough(patient, schema).finally(() => patient.destroy())
}

async function migrateThrough(store: Store, schema: string | null): Promise<void> {
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')
  const why = whyOf(error)
  if (failed === undefined && why.includes('previously executed migration')) throw newer(why)
  throw new Unusable(`The database could not be opened${failed ? ` (${failed.migrationName})` : ''}: ${why}.`)
}

/**
 * Reads all pages of the SQLite file once, as a write into a damaged file damages it further. This takes a second for each
 * gigabyte, and the time in which the disk gives it. A PostgreSQL looks after its own pages.
 */
async function mustBeWhole(store: Store, folder: string): Promise<void> {
  const check = sql<{ found: string }>`select quick_check as found from pragma_quick_check(1)`.execute(store)
  const { rows } = await check.catch(error => {
    throw isDamage(error) ? damaged(folder, whyOf(error)) : error
  })
  // Above what it has found, it says in which database.
  for (const { found } of rows) if (found !== 'ok') throw damaged(folder, found.split('\n').at(-1) ?? found)
}

/** A read-only database opens without an error. Without this check the server would start, and its first write would fail. */
async function mustBeWritable(store: Store, { DATA, DATABASE_URL }: Where): Promise<void> {
  await writeNothing(store).catch(error => {
    const where = DATABASE_URL === undefined ? `in ${DATA}` : 'of DATABASE_URL'
    throw new Unusable(`The database ${where} cannot be written (${whyOf(error)}).`)
  })
}

/** Tests whether the database can be written now: writes an empty secret that nobody reads. */
export const writeNothing = (store: Store): Promise<unknown> =>
  store.transaction().execute(transaction =>
    transaction
      .insertInto('secrets')
      .values({ name: 'nothing', value: '' })
      .onConflict(same => same.column('name').doUpdateSet({ value: '' }))
      .execute(),
  )

/** How many rows a table has. */
export async function rowsOf(store: Store, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    store,
  )
  return rows[0]?.count ?? 0
}

/** How many bytes the database takes on disk; with SQLite without its write-ahead log. */
export async function bytesOf(store: Store, { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>): Promise<number> {
  const asked =
    DATABASE_URL === undefined
      ? sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`
          select coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::bigint as bytes
          from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where nspname = current_schema() and relkind = 'r'`
  const { rows } = await asked.execute(store)
  return rows[0]?.bytes ?? 0
}

const newer = (why: string): Unusable =>
  new Unusable(`The database was made by a newer server, and this one would not understand it (${why}).`)

async function mustBeOfThisServer(store: Store): Promise<void> {
  const made = await migrationsIn(store).catch(error => {
    throw new Unusable(`The database could not be read: ${whyOf(error)}.`)
  })
  const unknown = made.filter(name => !Object.hasOwn(migrations, name))
  if (unknown.length > 0) throw newer(unknown.join(', '))
  const missing = Object.keys(migrations).filter(name => !made.includes(name))
  if (missing.length > 0)
    throw new Unusable(`The database is not as this server makes it when it starts (${missing.join(', ')}).`)
}

/** The names of the migrations that were run on the database; none if no server has opened it yet. */
async function migrationsIn(store: Store): Promise<readonly string[]> {
  const tables = await store.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await store
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
