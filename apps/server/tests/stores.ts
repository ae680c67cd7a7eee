import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const address = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
let made = 0

const newFolder = () => ({ DATA: mkdtempSync(join(tmpdir(), 'paydata-server-')), DATABASE_URL: undefined })

async function answers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Takes away what tests of an hour ago left behind; others may be running now. */
async function sweep(): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query("select nspname from pg_namespace where nspname like 'paydata_test_%'")
  for (const { nspname } of rows) {
    const madeAt = Number(String(nspname).split('_')[2])
    if (madeAt < Date.now() - 3_600_000) await client.query(`drop schema if exists ${nspname} cascade`)
  }
  await client.end()
}

/** A schema that no other test uses. */
function newSchema() {
  const url = new URL(address)
  url.searchParams.set('schema', `paydata_test_${Date.now()}_${process.pid}_${made++}`)
  return { DATA: '', DATABASE_URL: url.href }
}

const isThere = await answers()
if (isThere) await sweep().catch(() => undefined)

/** The databases there are to test with: the embedded one, and PostgreSQL where one answers. */
export const databases: readonly (readonly [string, typeof newFolder | typeof newSchema])[] = [
  ['SQLite', newFolder],
  ...(isThere ? [['PostgreSQL', newSchema] as const] : []),
]
