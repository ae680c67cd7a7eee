import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const address = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
let made = 0

const newFolder = () => ({ DATA: mkdtempSync(join(tmpdir(), 'paydata-server-')), DATABASE_URL: undefined })

async function ask(query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    await client.query(query)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A schema that no other test uses. */
function newSchema() {
  const url = new URL(address)
  url.searchParams.set('schema', `paydata_test_${Date.now() * 100 + made++ + process.pid}`)
  return { DATA: '', DATABASE_URL: url.href }
}

/** The databases there are to test with: the embedded one, and PostgreSQL where one answers. */
export const databases: readonly (readonly [string, typeof newFolder | typeof newSchema])[] = [
  ['SQLite', newFolder],
  ...((await ask('select 1')) ? [['PostgreSQL', newSchema] as const] : []),
]
