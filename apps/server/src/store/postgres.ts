import { Socket } from 'node:net'
import type { DatabaseIntrospector, Dialect, Kysely } from 'kysely'
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

/**
 * Milliseconds without a word from the database until a connection is given up: where its machine has vanished, nobody else
 * says so for a quarter of an hour. Those that nobody uses are closed before.
 */
const longestSilence = 10_000
const longestIdle = 5000

function socketFor(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('the database does not answer')))
}

export function postgres(address: string, use: Use, silence = longestSilence): Reached {
  const url = new URL(address)
  const schema = url.searchParams.get('schema') ?? 'public'
  url.searchParams.delete('schema')
  const readOnly = use === 'read' ? 'on' : 'off'
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
    // They may have much to do, or to wait until another server has done it.
    forMigrations: dialectFor(connecting, schema),
    schema,
  }
}

function dialectFor(connecting: pg.PoolConfig, schema: string): Dialect {
  const usual = new PostgresDialect({
    pool: async () => {
      const pool = new pg.Pool(connecting)
      // A connection that breaks while nobody uses it is replaced by the next one who does.
      pool.on('error', () => undefined)
      // What is asked over one that breaks in use fails by itself; unheard, the break would end the process besides.
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
