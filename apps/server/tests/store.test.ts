import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { Unusable } from '../src/store/dialects.ts'
import { openStore } from '../src/store/open.ts'
import { postgres } from '../src/store/postgres.ts'
import type { Tables } from '../src/store/tables.ts'
import { silentProxy } from './proxies.ts'
import { databases, postgres as postgresql, testOn } from './stores.ts'

testOn(databases, 'what was written is there after the database was opened again', async fresh => {
  const where = fresh()
  const first = await openStore(where)
  await first
    .insertInto('games')
    .values({ id: 'g', code: null, state: 'open', room: '{}', setup: null, updated_at: 1e12, format: 1 })
    .execute()
  await first.destroy()
  const second = await openStore(where)
  expect(await second.selectFrom('games').selectAll().execute()).toEqual([
    { id: 'g', code: null, state: 'open', room: '{}', setup: null, updated_at: 1e12, format: 1 },
  ])
  await second.destroy()
})

testOn(databases, 'a database of a newer server is refused', async fresh => {
  const where = fresh()
  const store = await openStore(where)
  await store
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '999-tomorrow', timestamp: '2030' })
    .execute()
  await store.destroy()
  await expect(openStore(where)).rejects.toThrow('made by a newer server')
})

test('a file where the data folder should be is told as that', async () => {
  const [, fresh] = databases[0]!
  const DATA = join(fresh().DATA, 'file')
  writeFileSync(DATA, '')
  await expect(openStore({ DATA, DATABASE_URL: undefined })).rejects.toThrow(Unusable)
})

test('a file that is no database is told as that, and the folder let go', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const file = join(where.DATA, 'paydata.db')
  writeFileSync(file, 'This is no database. '.repeat(100))
  await expect(openStore(where)).rejects.toThrow(Unusable)
  rmSync(file)
  await (await openStore(where)).destroy()
})

test('a data folder belongs to one server at a time', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const store = await openStore(where)
  await expect(openStore(where)).rejects.toThrow('in use by another server')
  await store.destroy()
  await (await openStore(where)).destroy()
})

test.skipIf(!postgresql.isThere).each(postgresql.each)(
  '%s: a connection on which the database says nothing any more is given up, and not used again',
  async (_name, fresh) => {
    const proxy = await silentProxy(fresh().DATABASE_URL)
    const store = new Kysely<Tables>({ dialect: postgres(proxy.url, 'write', 200).dialect })
    const ask = () => sql`select 1`.execute(store)
    await ask()
    proxy.fallSilent()
    await expect(ask()).rejects.toThrow('does not answer')
    expect((await ask()).rows).toHaveLength(1)
    await store.destroy()
  },
)
