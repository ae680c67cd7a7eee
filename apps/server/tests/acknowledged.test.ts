import { appendFileSync, closeSync, openSync, readFileSync, readSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../src/cluster/processes.ts'
import { openStore } from '../src/store/open.ts'
import { built } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, serving, servingWithLog } from './serving.ts'
import { databases } from './stores.ts'

beforeAll(() => built())

const [, fresh] = databases[0]!
const main = fileURLToPath(new URL('../dist/src/main.js', import.meta.url))

/** A server with the thread that writes, as it is run; what it complains about is kept. */
async function running(DATA: string) {
  const complaints: { msg: string; game?: string }[] = []
  const env = { DATA, DATABASE_URL: undefined, REDIS_URL: undefined, RATES: '1000', LOG_LEVEL: 'error' }
  const says = (line: string) => line.startsWith('{') && complaints.push(JSON.parse(line))
  const server = await startProcess(env, says, main)
  onTestFinished(() => server.end('SIGKILL'))
  return { ...server, complaints }
}

/** Two who play a game as far as they are told. */
async function playing(port: number) {
  const { corp, runner, game } = await twoAtATable(port)
  const seats = [await watching(corp, game), await watching(runner, game)]
  return {
    game,
    /** The version that both have seen then. */
    async to(version: number): Promise<number> {
      await playTo(seats, 'acknowledged', version)
      return seats[0]?.version ?? 0
    },
  }
}

/** Changes one byte of a file. */
function spoil(path: string, at: number): void {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, at)
  writeSync(file, Buffer.from([(byte[0] ?? 0) ^ 0xff]), 0, 1, at)
  closeSync(file)
}

test('a game of which players saw more than a spoilt log still has is refused, and left as it is; others go on', async () => {
  const { DATA } = fresh()
  const before = await running(DATA)
  const [whole, cut] = [await playing(before.port), await playing(before.port)]
  const [seen, some] = [await whole.to(15), await cut.to(14)]
  const wal = join(DATA, 'paydata.db-wal')
  const spoilt = statSync(wal).size
  const most = await cut.to(60)
  const lost = await playing(before.port)
  await lost.to(5)
  await before.end('SIGKILL')
  expect(statSync(wal).size).toBeGreaterThan(spoilt + 4096)
  spoil(wal, spoilt + 100)

  const refused = {
    why: 'damaged',
    because: [{ code: 'damage', params: { what: 'endsEarly', entry: some, acknowledged: most } }],
  }
  const after = await running(DATA)
  const line = await connected(after.port, null)
  expect((await line.get('watch', { game: whole.game })).seen[0]).toMatchObject({
    is: 'whole',
    version: seen,
  })
  expect(await line.ask('watch', { game: cut.game })).toMatchObject(refused)
  expect(await line.ask('enter', { game: lost.game })).toMatchObject({
    why: 'damaged',
    because: [{ code: 'damage', params: { what: 'nothingLeft', acknowledged: expect.any(Number) } }],
  })
  for (const { game } of [cut, lost])
    expect(after.complaints).toContainEqual(
      expect.objectContaining({ game, msg: 'the log of a game ends before what was acknowledged last' }),
    )
  await after.end('SIGTERM')
  // Nor is it forgotten by the next one.
  const again = await running(DATA)
  expect(await (await connected(again.port, null)).ask('watch', { game: cut.game })).toMatchObject(refused)
})

test('a game that was rolled back and played on is not the one that was acknowledged', async () => {
  const where = fresh()
  const before = await serving(where)
  const { game, to } = await playing(before.port)
  const version = await to(12)
  await before.close()
  const store = await openStore(where)
  await store.updateTable('entries').where('n', '=', version).set({ seal: 'of another entry' }).execute()
  await store.destroy()
  const server = await servingWithLog(where)
  expect(await (await connected(server.port, null)).ask('watch', { game })).toMatchObject({ why: 'damaged' })
  expect(server.log.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ game, acknowledged: version }),
  )
  await server.close()
})

test('what is noted is no longer than needed, and a note that is spoilt accuses nobody', async () => {
  const where = fresh()
  const notes = join(where.DATA, 'acknowledged')
  const before = await serving(where)
  const { game, to } = await playing(before.port)
  const version = await to(12)
  await before.close()
  expect(readFileSync(notes, 'utf8').trim().split('\n').at(-1)).toMatch(new RegExp(`^${game} ${version} `))
  // Of a line only half of which was written, and of one in which a number is another.
  appendFileSync(notes, `${game} 9${version} 0123456789abcdef 01234567\n${game} 99`)
  const server = await servingWithLog(where)
  expect((await (await connected(server.port, null)).get('watch', { game })).seen[0]).toMatchObject({
    version,
  })
  expect(server.log).toEqual([])
  expect(readFileSync(notes, 'utf8')).toBe('')
  await server.close()
})
