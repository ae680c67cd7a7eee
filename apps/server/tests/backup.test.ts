import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { View } from '@paydata/engine'
import Libsql from 'libsql'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startProcess } from '../src/cluster/processes.ts'
import { fileIn } from '../src/store/file.ts'
import { built, ran } from './commands.ts'
import type { Watching } from './players.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, serving } from './serving.ts'
import { databases } from './stores.ts'

beforeAll(() => built())

const [, fresh] = databases[0]!
const page = 4096
const main = fileURLToPath(new URL('../dist/src/main.js', import.meta.url))
const newPlace = (): string => join(mkdtempSync(join(tmpdir(), 'paydata-backup-')), 'deep', 'backup')
const modeOf = (path: string): number => statSync(path).mode & 0o777

/** Plays until something is done or the game is over, and keeps what one player was shown at each version. */
async function playUntil(seats: readonly [Watching, ...Watching[]], done: Promise<unknown>) {
  const [seat] = seats
  const shown = new Map<number, View>([[seat.version, seat.view]])
  let goesOn = true
  void done.finally(() => {
    goesOn = false
  })
  const most = seat.version + 300
  while (goesOn && seat.view.over === null && seat.version < most) {
    await playTo(seats, 'backup', seat.version + 1)
    shown.set(seat.version, seat.view)
  }
  await done
  return shown
}

test('a backup that was made while people play is a data folder: their games go on from where it was made', async () => {
  const where = fresh()
  // A process with the thread that writes, as it is run.
  const server = await startProcess({ ...where, LOG_LEVEL: 'error', RATES: '1000' }, () => undefined, main)
  onTestFinished(() => server.end('SIGKILL'))
  const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'backup', 30)
  const before = seats[0].version
  const folder = newPlace()
  const backup = ran('backup', [folder], where)
  const shown = await playUntil(seats, backup)
  expect(await backup).toMatchObject({ code: 0, complaint: '' })
  expect((await backup).out).toMatch(
    / holds 1 games with \d+ entries, and 2 players\. All of it was read back\.\n$/,
  )
  // The players did not have to wait for it.
  expect(seats[0].version).toBeGreaterThan(before)
  await server.end('SIGKILL')

  const restored = await serving({ ...where, DATA: folder })
  const again = [
    await watching(await connected(restored.port, corpVisitor), game),
    await watching(await connected(restored.port, runnerVisitor), game),
  ] as const
  expect(again[0].version).toBeGreaterThanOrEqual(before)
  expect(again[0].view).toEqual(shown.get(again[0].version))
  await playTo(again, 'on', again[0].version + 10)
  await restored.close()
})

test.skipIf(process.platform === 'win32')(
  'nobody else can read a backup, and nothing but it is left behind',
  async () => {
    const where = fresh()
    await (await serving(where)).close()
    const folder = newPlace()
    expect(await ran('backup', [folder], where)).toMatchObject({ code: 0 })
    expect(modeOf(folder)).toBe(0o700)
    expect(readdirSync(folder)).toEqual(['paydata.db'])
    expect(modeOf(fileIn(folder))).toBe(0o600)
  },
)

test('a backup overwrites nothing, and of one that fails nothing is taken for one', async () => {
  const where = fresh()
  await (await serving(where)).close()
  const folder = newPlace()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'paydata.db'), 'of yesterday')
  const refused = await ran('backup', [folder], where)
  expect(refused).toMatchObject({ code: 1, out: '', complaint: expect.stringContaining('is not empty') })
  const none = newPlace()
  const missing = await ran('backup', [none], { ...where, DATA: join(where.DATA, 'nothing') })
  expect(missing).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no database in') })
})

test('a database that is damaged gives no backup', async () => {
  const where = fresh()
  const server = await serving(where)
  await twoAtATable(server.port)
  await server.close()
  const file = new Libsql(fileIn(where.DATA))
  const [{ rootpage }] = z
    .tuple([z.object({ rootpage: z.number() })])
    .parse(file.prepare("select rootpage from sqlite_schema where name = 'games'").all())
  file.pragma('wal_checkpoint(truncate)')
  file.close()
  const written = openSync(fileIn(where.DATA), 'r+')
  writeSync(written, Buffer.alloc(page, 0xff), 0, page, (rootpage - 1) * page)
  closeSync(written)
  const folder = newPlace()
  const refused = await ran('backup', [folder], where)
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    complaint: expect.stringContaining('could not be written'),
  })
  expect(readdirSync(folder)).toEqual([])
})

test('the command says how it is used', async () => {
  const usage = expect.stringContaining('npm run backup -- FOLDER')
  expect(await ran('backup', ['--help'])).toMatchObject({ code: 0, out: usage })
  expect(await ran('backup', [])).toMatchObject({ code: 2, out: '', complaint: usage })
  expect(await ran('backup', ['a', 'b'])).toMatchObject({ code: 2, complaint: usage })
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  expect(await ran('backup', ['a'], { DATABASE_URL })).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('--help'),
  })
})
