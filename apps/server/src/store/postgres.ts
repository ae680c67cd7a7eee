import type { DatabaseIntrospector, Kysely } from 'kysely'
import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Reached, Use } from './dialects.ts'

const int8 = 20

/** Times are in milliseconds and fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format),
}

/** What there is in one schema. To look at all others takes long where there are many, and they come and go meanwhile. */
function within(schema: string, db: Kysely<unknown>): DatabaseIntrospector {
  const getSchemas = async () => {
    const found = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname = ${schema}`.execute(db)
    return found.rows
  }
  const getTables = async () => {
    const found = await sql<{ name: string }>`
      select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = ${schema} and relkind = 'r'`.execute(db)
    return found.rows.map(({ name }) => ({ name, schema, isView: false, columns: [] }))
  }
  return { getSchemas, getTables, getMetadata: async () => ({ tables: await getTables() }) }
}

export function postgres(address: string, use: Use): Reached {
  const url = new URL(address)
  const schema = url.searchParams.get('schema') ?? 'public'
  url.searchParams.delete('schema')
  const pool = new pg.Pool({
    connectionString: url.href,
    options: `-c search_path="${schema.replaceAll('"', '')}" -c default_transaction_read_only=${use === 'read' ? 'on' : 'off'}`,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  })
  // A connection that breaks while nobody uses it is replaced by the next one who does.
  pool.on('error', () => undefined)
  const usual = new PostgresDialect({ pool })
  const dialect = {
    createDriver: () => usual.createDriver(),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createAdapter: () => usual.createAdapter(),
    createIntrospector: (db: Kysely<unknown>) => within(schema, db),
  }
  return { dialect, schema }
}
