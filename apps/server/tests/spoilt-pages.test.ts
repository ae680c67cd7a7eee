import { closeSync, mkdtempSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fileIn } from '../src/store/file.ts'
import { openStore } from '../src/store/open.ts'
import { built, ran } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { newId, servingWithLog } from './serving.ts'

beforeAll(() => built())

const newFolder = () => ({
  DATA: mkdtempSync(join(tmpdir(), 'paydata-pages-')),
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
})

const page = 4096

/** Brings all that was written into the file itself. */
function checkpoint(file: Libsql.Database): void {
  file.pragma('wal_checkpoint(truncate)')
  file.close()
}

/** Overwrites the first page of a table in the file. A server that has the file open reads it again, as something was written. */
function spoilPageOf(table: string, { DATA }: { readonly DATA: string }): void {
  const file = new Libsql(fileIn(DATA), { timeout: 5000 })
  const found = file.prepare('select rootpage from sqlite_schema where name = ?').all([table])
  const [{ rootpage }] = z.tuple([z.object({ rootpage: z.number() })]).parse(found)
  file.exec("update secrets set value = '' where name = 'nothing'")
  checkpoint(file)
  const written = openSync(fileIn(DATA), 'r+')
  writeSync(written, Buffer.alloc(page, 0xff), 0, page, (rootpage - 1) * page)
  closeSync(written)
}

const sentence = (DATA: string): RegExp =>
  new RegExp(
    `^The database in ${DATA} is damaged \\([^\\n]+\\)\\. Restore a backup of the data folder, or save what can be read: ` +
      'sqlite3 paydata\\.db \\.recover \\| sqlite3 recovered\\.db\\n$',
  )

test('a server whose database has a spoilt page says what to do, and does not start', async () => {
  const where = newFolder()
  await (await openStore(where)).destroy()
  spoilPageOf('chat', where)
  const { code, complaint } = await ran('main', ['--port', '0'], where)
  expect(complaint).toMatch(sentence(where.DATA))
  expect(code).toBe(1)
})

test.each([
  ['that is cut off', (file: string) => truncateSync(file, 5 * page)],
  ['that is no database', (file: string) => writeFileSync(file, 'a'.repeat(10 * page))],
])('a server with a database %s says the same', async (_which, damage) => {
  const where = newFolder()
  await (await openStore(where)).destroy()
  checkpoint(new Libsql(fileIn(where.DATA), { timeout: 5000 }))
  damage(fileIn(where.DATA))
  const { code, complaint } = await ran('main', ['--port', '0'], where)
  expect(complaint).toMatch(sentence(where.DATA))
  expect(code).toBe(1)
})

test('a page that is spoilt while the server runs costs only the requests that need it', async () => {
  const where = newFolder()
  const server = await servingWithLog(where)
  const { corp, runner, game } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await corp.get('say', { game, channel: 'players', text: 'Hello', id: newId() })
  spoilPageOf('chat', where)
  expect(await corp.ask('chat', { game })).toMatchObject({ ok: false, why: 'broken' })
  expect(await corp.ask('say', { game, channel: 'players', text: 'Lost', id: newId() })).toMatchObject({
    ok: false,
    why: 'broken',
  })
  await playTo(seats, 'pages', 12)
  expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200)
  expect(server.log.map(line => JSON.parse(line))).toMatchObject([
    { msg: 'could not answer a request', request: 'chat', err: { code: 'SQLITE_CORRUPT' } },
    { msg: 'could not answer a request', request: 'say', err: { code: 'SQLITE_CORRUPT' } },
  ])
  await server.close()
})
