import { Kysely, Migrator } from 'kysely'
import type { Config } from '../config.ts'
import type { Reached, Use } from './dialects.ts'
import { embedded, embeddedToRead, Unusable, whyOf } from './dialects.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

export type Store = Kysely<Tables>
type Where = Pick<Config, 'DATA' | 'DATABASE_URL'>

/** Opens the database and brings it to the newest form. What is newer than this server is refused. */
export const openStore = (config: Where): Promise<Store> =>
  opened(config, 'write', async (store, reached) => {
    await migrate(store, reached)
    await mustBeWritable(store, config)
  })

/** Opens the database as it is, also beside a server that runs: nothing in it is made, locked or changed. */
export const openToRead = (config: Where): Promise<Store> => opened(config, 'read', mustBeOfThisServer)

async function opened(
  config: Where,
  use: Use,
  check: (store: Store, reached: Reached) => Promise<void>,
): Promise<Store> {
  const reached = await reach(config, use)
  const store = new Kysely<Tables>({ dialect: reached.dialect })
  try {
    await check(store, reached)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}

/** What only some servers need is read from disk by those. */
async function reach({ DATA, DATABASE_URL }: Where, use: Use): Promise<Reached> {
  if (DATABASE_URL === undefined) return use === 'read' ? embeddedToRead(DATA) : embedded(DATA)
  const { postgres } = await import('./postgres.ts')
  return postgres(DATABASE_URL, use)
}

async function migrate(store: Store, { schema, forMigrations }: Reached): Promise<void> {
  if (forMigrations === null) return migrateBy(store, schema)
  const patient = new Kysely<Tables>({ dialect: forMigrations })
  await migrateBy(patient, schema).finally(() => patient.destroy())
}

async function migrateBy(store: Store, schema: string | null): Promise<void> {
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

/** A database that can only be read opens well, and would fail whoever comes first. */
async function mustBeWritable(store: Store, { DATA, DATABASE_URL }: Where): Promise<void> {
  await writeNothing(store).catch(error => {
    const where = DATABASE_URL === undefined ? `in ${DATA}` : 'of DATABASE_URL'
    throw new Unusable(`The database ${where} cannot be written (${whyOf(error)}).`)
  })
}

/** Writes, and leaves all as it is: whether the database would take something now. */
export const writeNothing = (store: Store): Promise<unknown> =>
  store.transaction().execute(transaction =>
    transaction
      .insertInto('secrets')
      .values({ name: 'nothing', value: '' })
      .onConflict(same => same.column('name').doUpdateSet({ value: '' }))
      .execute(),
  )

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

/** Names of those that the database has seen; none where no server ever was. */
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
