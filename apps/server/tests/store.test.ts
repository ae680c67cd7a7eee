import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Unusable } from '../src/store/dialects.ts'
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
