import { Kysely, Migrator } from 'kysely'
import type { Config } from '../config.ts'
import type { Reached } from './dialects.ts'
import { embedded, Unusable } from './dialects.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

export type Store = Kysely<Tables>

/** Opens the database and brings it to the newest form. What is newer than this server is refused. */
export async function openStore(config: Pick<Config, 'DATA' | 'DATABASE_URL'>): Promise<Store> {
  const reached = await reach(config)
  const store = new Kysely<Tables>({ dialect: reached.dialect })
  try {
    await migrate(store, reached)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}

/** What only some servers need is read from disk by those. */
async function reach({ DATA, DATABASE_URL }: Pick<Config, 'DATA' | 'DATABASE_URL'>): Promise<Reached> {
  if (DATABASE_URL === undefined) return embedded(DATA)
  const { postgres } = await import('./postgres.ts')
  return postgres(DATABASE_URL)
}

async function migrate(store: Store, { schema }: Reached): Promise<void> {
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')
  const why = error instanceof Error ? error.message : String(error)
  if (failed === undefined && why.includes('previously executed migration'))
    throw new Unusable(
      `The database was made by a newer server, and this one would not understand it (${why}).`,
    )
  throw new Unusable(`The database could not be opened${failed ? ` (${failed.migrationName})` : ''}: ${why}.`)
}
