import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Reached } from './dialects.ts'

const int8 = 20

/** Times are in milliseconds and fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format),
}

export function postgres(address: string): Reached {
  const url = new URL(address)
  const schema = url.searchParams.get('schema') ?? 'public'
  url.searchParams.delete('schema')
  const pool = new pg.Pool({
    connectionString: url.href,
    options: `-c search_path="${schema.replaceAll('"', '')}"`,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  })
  // A connection that breaks while nobody uses it is replaced by the next one who does.
  pool.on('error', () => undefined)
  return { dialect: new PostgresDialect({ pool }), schema }
}
