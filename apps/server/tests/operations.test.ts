import { get as ask, createServer } from 'node:http'
import express from 'express'
import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { alone } from '../src/cluster/membership.ts'
import { readConfig } from '../src/config.ts'
import { addOperations } from '../src/http/operations.ts'
import { newMetrics } from '../src/metrics.ts'
import { openStore } from '../src/store/open.ts'
import { silentProxy } from './proxies.ts'
import { databases, postgres, testOn } from './stores.ts'

/** What is asked by those who run a server, with a database that counts how often it is asked. */
async function operations(
  where: Parameters<typeof openStore>[0],
  patience?: number,
  free?: (folder: string) => Promise<number>,
) {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const store = await openStore(where)
  const read = readConfig([], where)
  if (read.is !== 'config') throw new Error('There is no configuration.')
  const metrics = newMetrics()
  const made = vi.spyOn(metrics.registry, 'metrics')
  const app = express()
  const { config } = read
  const world = { isClosing: false, store: store.withPlugin(counting), metrics, config, cluster: alone }
  addOperations(app, world, patience, free)
  const server = createServer(app).listen(0, '127.0.0.1')
  await new Promise(open => server.once('listening', open))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  const flood = async (path: string) =>
    new Set(await Promise.all(Array.from({ length: 100 }, () => get(path))))
  const getAs = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      ask({ host: '127.0.0.1', port, path, headers: { host } }, response => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject),
    )
  return { store, get, getAs, flood, queries: () => queries, made, port }
}

testOn(
  databases,
  'however often a server is asked whether it is ready, it asks its database seldom',
  async fresh => {
    const { store, get, flood, queries, made } = await operations(fresh(), 60_000)
    expect(await flood('/healthz')).toEqual(new Set([200]))
    expect(queries()).toBe(0)
    // A slow machine may need more than one turn for all of them.
    expect(await flood('/readyz')).toEqual(new Set([200]))
    expect(queries()).toBeLessThan(10)
    expect(await flood('/metrics')).toEqual(new Set([200]))
    expect(made.mock.calls.length).toBeLessThan(10)
    // That the database is gone is noticed all the same.
    await store.destroy()
    await expect.poll(() => get('/readyz')).not.toBe(200)
  },
)

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: a server whose database says nothing any more is not ready, and is again when it does',
  async (_name, fresh) => {
    const where = fresh()
    const proxy = await silentProxy(where.DATABASE_URL)
    const { store, get } = await operations({ ...where, DATABASE_URL: proxy.url }, 200)
    await expect.poll(() => get('/readyz')).toBe(200)
    proxy.fallSilent()
    await expect.poll(() => get('/readyz')).not.toBe(200)
    proxy.goOn()
    await expect.poll(() => get('/readyz')).toBe(200)
    await store.destroy()
  },
)

test('numbers are for somebody who asks this machine by its own name: a page may have given it another one', async () => {
  const [, fresh] = databases[0]!
  const { getAs, port } = await operations(fresh())
  for (const own of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, '127.1.2.3', `[::1]:${port}`])
    expect(await getAs(own, '/metrics'), own).toBe(200)
  for (const other of [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])
    expect(await getAs(other, '/metrics'), other).not.toBe(200)
})

test('a server whose disk is full is not ready, although a small change may still find its place', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const room = new Map([[where.DATA, 100_000_000]])
  const { get } = await operations(where, undefined, async folder => room.get(folder) ?? 0)
  expect(await get('/readyz')).toBe(200)
  room.set(where.DATA, 100_000)
  await expect.poll(() => get('/readyz')).not.toBe(200)
  room.set(where.DATA, 100_000_000)
  await expect.poll(() => get('/readyz')).toBe(200)
})

test('nor is one whose database takes nothing any more', async () => {
  const [, fresh] = databases[0]!
  const { store, get } = await operations(fresh())
  expect(await get('/readyz')).toBe(200)
  await sql`create trigger refusing before insert on secrets
    begin select raise(abort, 'nothing is taken'); end`.execute(store)
  await expect.poll(() => get('/readyz')).not.toBe(200)
  await sql`drop trigger refusing`.execute(store)
  await expect.poll(() => get('/readyz')).toBe(200)
})

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: nor one whose database only lets itself be read, and it does not start on one',
  async (_name, fresh) => {
    const where = fresh()
    const { store, get } = await operations(where)
    await sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'cannot execute in a read-only transaction'; end $$`.execute(store)
    await sql`create trigger refusing before insert on secrets execute function refuse()`.execute(store)
    await expect.poll(() => get('/readyz')).not.toBe(200)
    await expect(openStore(where)).rejects.toThrow('The database of DATABASE_URL cannot be written')
  },
)
