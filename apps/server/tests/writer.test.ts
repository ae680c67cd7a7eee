import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { newStoreWork } from '../src/store/work.ts'
import { playerDeleted, writerHere } from '../src/store/writing.ts'
import { databases } from './stores.ts'

/** A database with the writer of its server, and the names of the secrets that are in it. */
async function written() {
  const [, fresh] = databases[0]!
  const where = fresh()
  const work = newStoreWork()
  const writer = writerHere(where.DATA ?? '', work.writer)
  const store = await openStore(where, work, writer)
  const insert = (name: string) => ({
    sql: 'insert into secrets (name, value) values (?, ?)',
    parameters: [name, ''],
  })
  const names = async (): Promise<readonly string[]> => {
    const rows = await store.selectFrom('secrets').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name).filter(name => name !== 'nothing')
  }
  return { store, writer, work, insert, names }
}

test('what is asked of the writer during a transaction is done when that has ended', async () => {
  const { store, writer, insert, names } = await written()
  const session = await writer.begin()
  await session.run(insert('first'))
  const later = writer.run(insert('second'))
  const { sql, parameters } = insert('third')
  const last = writer.write({ holds: [], claims: [], all: [{ sql, rows: [parameters] }] })
  expect(await names()).toEqual([])
  await session.rollback()
  await Promise.all([later, last])
  expect(await names()).toEqual(['second', 'third'])
  await store.destroy()
})

test('a transaction that SQLite has ended by itself takes nothing more, and the next one begins', async () => {
  const { store, writer, insert, names } = await written()
  const session = await writer.begin()
  await session.run(insert('first'))
  // As it does when the disk is full.
  await session.run({ sql: 'rollback', parameters: [] })
  await expect(session.run(insert('second'))).rejects.toThrow('has ended')
  await expect(session.commit()).rejects.toThrow()
  await session.rollback()
  await writer.run(insert('third'))
  expect(await names()).toEqual(['third'])
  await store.destroy()
})

test('nothing is written that names a player who was deleted', async () => {
  const { store, writer, insert, names } = await written()
  const { sql, parameters } = insert('of nobody')
  const refused = writer.write({ holds: ['deleted'], claims: [], all: [{ sql, rows: [parameters] }] })
  await expect(refused).rejects.toMatchObject({ code: playerDeleted })
  expect(await names()).toEqual([])
  await store.destroy()
})

test('what each thread does for SQLite is counted', async () => {
  const { store, work } = await written()
  const [main, writer] = [{ ...work.main }, { ...work.writer }]
  await store.selectFrom('secrets').selectAll().execute()
  expect([work.main.statements - main.statements, work.main.commits]).toEqual([1, 0])
  await store.insertInto('secrets').values({ name: 'alone', value: '' }).execute()
  await store.transaction().execute(async transaction => {
    await transaction.insertInto('secrets').values({ name: 'one', value: '' }).execute()
    await transaction.selectFrom('secrets').selectAll().execute()
  })
  expect([work.writer.statements - writer.statements, work.writer.commits - writer.commits]).toEqual([3, 2])
  expect([work.main.statements - main.statements, work.main.commits]).toEqual([1, 0])
  await store.destroy()
})
