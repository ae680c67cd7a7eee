import { Socket } from 'node:net'
import type { DatabaseIntrospector, Dialect, Kysely } from 'kysely'
import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { AccessMode, DatabaseAccess } from './dialects.ts'

const int8 = 20

/** The only columns of type int8 hold times in milliseconds, which fit a number. By default the driver gives a string. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format),
}

/** Lists the tables of one schema. To list all schemas takes long where there are many, and fails if one is dropped meanwhile. */
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

/**
 * A connection is given up after so many milliseconds in which the database sent nothing. If the machine of the database has
 * vanished, the system would report that only after a quarter of an hour. Idle connections are closed earlier.
 */
const longestSilence = 10_000
const longestIdle = 5000

function socketFor(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('the database does not answer')))
}

export function postgres(address: string, mode: AccessMode, silence = longestSilence): DatabaseAccess {
  const url = new URL(address)
  const schema = url.searchParams.get('schema') ?? 'public'
  url.searchParams.delete('schema')
  const readOnly = mode === 'read' ? 'on' : 'off'
  const connecting: pg.PoolConfig = {
    connectionString: url.href,
    options: `-c search_path="${schema.replaceAll('"', '')}" -c default_transaction_read_only=${readOnly}`,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: longestIdle,
    keepAlive: true,
    types,
  }
  return {
    dialect: dialectFor({ ...connecting, stream: () => socketFor(silence) }, schema),
    // A migration may take long, or wait until another server has run it, so the longest silence does not apply to it.
    forMigrations: dialectFor(connecting, schema),
    schema,
  }
}

function dialectFor(connecting: pg.PoolConfig, schema: string): Dialect {
  const usual = new PostgresDialect({
    pool: async () => {
      const pool = new pg.Pool(connecting)
      // When an idle connection breaks, the pool opens a new one for the next query. Without a listener the process would end.
      pool.on('error', () => undefined)
      // When a connection breaks during a query, the query fails and its caller handles that. Here, too, only a listener keeps
      // the error from ending the process.
      pool.on('connect', client => void client.on('error', () => undefined))
      return pool
    },
  })
  return {
    createDriver: () => usual.createDriver(),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createAdapter: () => usual.createAdapter(),
    createIntrospector: db => within(schema, db),
  }
}
