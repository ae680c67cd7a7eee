import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { databases, testOn } from './stores.ts'

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

test('a data folder belongs to one server at a time', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const store = await openStore(where)
  await expect(openStore(where)).rejects.toThrow('in use by another server')
  await store.destroy()
  await (await openStore(where)).destroy()
})
