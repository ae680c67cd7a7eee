import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { Unusable } from '../src/store/dialects.ts'
import { openStore } from '../src/store/open.ts'
import { postgres } from '../src/store/postgres.ts'
import { makePrivate } from '../src/store/private.ts'
import type { Tables } from '../src/store/tables.ts'
import { silentProxy } from './proxies.ts'
import { guest, serving } from './serving.ts'
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

const modeOf = (path: string) => (statSync(path).mode & 0o1777).toString(8)

/** Who may read a data folder, and what a server keeps in it. */
const modesIn = (folder: string) => ({
  folder: modeOf(folder),
  files: Object.fromEntries(readdirSync(folder).map(name => [name, modeOf(join(folder, name))])),
})

test.skipIf(process.platform === 'win32')(
  'a data folder is closed to other users of the machine, unless others use it too',
  async () => {
    const [, fresh] = databases[0]!
    const closed = {
      folder: '700',
      files: expect.objectContaining({ 'paydata.db': '600', 'paydata.db-wal': '600', acknowledged: '600' }),
    }
    const DATA = join(fresh().DATA, 'new')
    const where = { DATA, DATABASE_URL: undefined, REDIS_URL: undefined }
    const first = await serving(where)
    await guest(first.port, 'Ada')
    expect(modesIn(DATA)).toMatchObject(closed)
    expect(Object.values(modesIn(DATA).files)).not.toContain('644')
    await first.close()

    chmodSync(DATA, 0o755)
    for (const name of readdirSync(DATA)) chmodSync(join(DATA, name), 0o644)
    mkdirSync(join(DATA, 'of others'))
    writeFileSync(join(DATA, 'notes'), 'Of somebody else.', { mode: 0o644 })
    // Closing a folder that others use as well would shut them out.
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
    const second = await serving(where)
    await guest(second.port, 'Bob')
    const { folder, files } = modesIn(DATA)
    expect({ folder, files }).toMatchObject({ ...closed, folder: '755' })
    expect(files.notes).toBe('644')
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(DATA))
    warned.mockRestore()
    await second.close()

    rmSync(join(DATA, 'of others'), { recursive: true })
    rmSync(join(DATA, 'notes'))
    const third = await serving(where)
    expect(modesIn(DATA)).toMatchObject(closed)
    await third.close()
  },
)

test.skipIf(process.platform === 'win32')('a folder like /tmp stays open to all users', () => {
  const { DATA } = databases[0]![1]()
  mkdirSync(DATA, { recursive: true })
  chmodSync(DATA, 0o1777)
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
  makePrivate(DATA)
  expect(modeOf(DATA)).toBe('1777')
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(DATA))
  warned.mockRestore()
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
    const store = new Kysely<Tables>({ dialect: postgres(proxy.url, 'write', 3_000).dialect })
    const ask = () => sql`select 1`.execute(store)
    await ask()
    proxy.fallSilent()
    await expect(ask()).rejects.toThrow('does not answer')
    expect((await ask()).rows).toHaveLength(1)
    await store.destroy()
  },
)

test('SQLite refuses to give rows one after the other within a transaction, whose rows it would not see', async () => {
  const [, fresh] = databases[0]!
  const store = await openStore(fresh())
  const read = store.transaction().execute(async transaction => {
    for await (const row of transaction.selectFrom('games').selectAll().stream())
      expect.fail(`read ${row.id}`)
  })
  await expect(read).rejects.toThrow('no rows one after the other within a transaction')
  await store.destroy()
})
