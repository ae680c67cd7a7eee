import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { isOutage } from '../src/store/outages.ts'
import { twoAtATable, watching } from './players.ts'
import { silentProxy } from './proxies.ts'
import { guest, newId, oneServer, servingWithLog } from './serving.ts'
import { cutRedis, databases, postgres, shared } from './stores.ts'

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: while the database is away everybody is told to ask again, and nothing is broken',
  async (_name, fresh) => {
    const where = fresh()
    const proxy = await silentProxy(where.DATABASE_URL)
    const server = await servingWithLog({ ...where, DATABASE_URL: proxy.url })
    const { corp, game, corpVisitor } = await twoAtATable(server.port)
    const seat = await watching(corp, game)
    await proxy.end()
    const busy = { ok: false, why: 'busy', again: 1 }
    expect(await corp.ask('create', { id: newId(), side: 'corp' })).toMatchObject(busy)
    expect(await corp.ask('chat', { game })).toMatchObject(busy)
    expect(await corp.ask('enter', { game: 'a'.repeat(20) })).toMatchObject(busy)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Cleo' })
    const http = (path: string, more: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, more)
    const made = await http('/api/guest', { method: 'POST', headers, body })
    expect(made.status).toBe(503)
    expect(await made.json()).toMatchObject(busy)
    const asked = await http('/api/me', { headers: { cookie: corpVisitor.cookie } })
    expect(asked.status).toBe(503)
    expect(await asked.json()).toMatchObject(busy)
    for (const line of server.log) {
      expect(JSON.parse(line)).toMatchObject({ msg: 'could not use the database' })
      expect(line).not.toContain('stack')
    }
    await proxy.begin()
    await expect.poll(async () => (await corp.ask('chat', { game })).ok).toBe(true)
    expect((await guest(server.port, 'Cleo')).me.name).toBe('Cleo')
    expect((await corp.get('watch', { game, have: seat.version })).seen).toHaveLength(1)
    await server.close()
  },
)

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: who closes while the database is away keeps no connection that would keep the process alive',
  async (_name, fresh) => {
    const where = fresh()
    const proxy = await silentProxy(where.DATABASE_URL)
    const server = await oneServer({ ...where, DATABASE_URL: proxy.url }, { LOG_LEVEL: 'silent' })
    await proxy.end()
    await server.close()
    expect(await cutRedis(where, 1)).toBe('fewer')
  },
)

test('a full disk, or one that is only read, is an outage; a mistake of ours is none', async () => {
  const [, fresh] = databases[0]!
  const store = await openStore(fresh())
  const fails = (query: Promise<unknown>) =>
    query.then(
      () => null,
      (error: unknown) => error,
    )
  // As text, so that it runs on the connection on which the pragmas do.
  const insert = (name: string, value: string) =>
    sql`insert into secrets (name, value) values (${name}, ${value})`.execute(store)
  await sql`pragma max_page_count = 1`.execute(store)
  const full = await fails(insert('long', 'x'.repeat(1_000_000)))
  expect(full).toMatchObject({ message: expect.stringContaining('full') })
  expect(isOutage(full)).toBe(true)
  await sql`pragma query_only = on`.execute(store)
  const readOnly = await fails(insert('short', ''))
  expect(readOnly).toMatchObject({ message: expect.stringContaining('readonly') })
  expect(isOutage(readOnly)).toBe(true)
  await sql`pragma query_only = off`.execute(store)
  await insert('twice', '')
  expect(isOutage(await fails(insert('twice', '')))).toBe(false)
  expect(isOutage(await fails(sql`select of nothing`.execute(store)))).toBe(false)
  await store.destroy()
})
