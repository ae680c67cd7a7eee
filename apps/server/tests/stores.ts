import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, describe, onTestFinished, TestRunner, test } from 'vitest'

/** The embedded database, with two threads of games behind the one with the connections. */
const newThreads = () => ({ ...newFolder(), THREADS: '2' })

const address = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
let made = 0

const newFolder = () => ({
  DATA: mkdtempSync(join(tmpdir(), 'paydata-server-')),
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
})

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

/** Afterwards the schema goes: the more there are, the longer each server takes to look at its own. */
async function drop(schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client
    .query(`set lock_timeout = '10s'; drop schema if exists ${schema} cascade`)
    .catch(() => undefined)
  await client.end()
}

/** A schema that no other test uses, for the test or the group of tests that asks for it. */
function newSchema() {
  const schema = `paydata_test_${Date.now()}_${process.pid}_${made++}`
  const ends = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  ends(() => drop(schema))
  const url = new URL(address)
  url.searchParams.set('schema', schema)
  return { DATA: '', DATABASE_URL: url.href, REDIS_URL: undefined }
}

const redisAddress = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

async function redisAnswers(): Promise<boolean> {
  const client = new Redis(redisAddress, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    client.disconnect()
  }
}

/** The same with channels that no other test uses: a world for several servers. */
function newWorld() {
  const where = newSchema()
  const url = new URL(redisAddress)
  url.searchParams.set('prefix', new URL(where.DATABASE_URL).searchParams.get('schema') ?? '')
  return { ...where, REDIS_URL: url.href }
}

/** Looks at the connections that the servers of a world have to Redis at this moment, and cuts them if there are so many. */
export async function cutRedis(
  where: { readonly REDIS_URL: string | undefined },
  many: number,
): Promise<'cut' | 'fewer'> {
  const prefix = new URL(where.REDIS_URL ?? redisAddress).searchParams.get('prefix')
  const client = new Redis(redisAddress)
  const connections = String(await client.client('LIST')).split('\n')
  const theirs = connections.flatMap(line =>
    line.includes(` name=${prefix}/`) ? (/^id=(\d+)/.exec(line)?.[1] ?? []) : [],
  )
  const are = theirs.length < many ? 'fewer' : 'cut'
  if (are === 'cut') for (const id of theirs) await client.client('KILL', 'ID', id)
  client.disconnect()
  return are
}

const isThere = await answers()
const isShared = isThere && (await redisAnswers())
// Where they have to be there, nothing is skipped without a word.
if (process.env.TEST_STORES === 'required' && !isShared)
  throw new Error(`There is no PostgreSQL at ${address}, or no Redis at ${redisAddress}.`)
if (isThere) await sweep().catch(() => undefined)

export type Fresh = typeof newFolder | typeof newThreads | typeof newSchema | typeof newWorld
type Kind = readonly [name: string, fresh: Fresh, isThere: boolean]

/** A world for several servers; tests that need one are skipped where it is not there. */
export const shared = { isThere: isShared, each: [['PostgreSQL and Redis', newWorld]] as const }
export const postgres = { isThere, each: [['PostgreSQL', newSchema]] as const }

/** What one server can keep its games in: the embedded database, and PostgreSQL. */
export const databases: readonly Kind[] = [
  ['SQLite', newFolder, true],
  ['PostgreSQL', newSchema, isThere],
]

/** The same, and two servers behind a balancer, so that nobody knows at which they are. */
export const worlds: readonly Kind[] = [...databases, ['PostgreSQL and Redis', newWorld, isShared]]

/** A server whose games are in threads of their own. */
export const threads: Kind = ['SQLite and two threads of games', newThreads, true]

/** The same tests on each of them; where one is not there, they say that they were skipped. */
export function describeOn(kinds: readonly Kind[], tests: (fresh: Fresh) => void): void {
  for (const [name, fresh, isThere] of kinds) describe.skipIf(!isThere)(`on ${name}`, () => tests(fresh))
}

export function testOn(kinds: readonly Kind[], says: string, run: (fresh: Fresh) => Promise<void>): void {
  for (const [name, fresh, isThere] of kinds) test.skipIf(!isThere)(`${name}: ${says}`, () => run(fresh))
}
