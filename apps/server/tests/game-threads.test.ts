import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { acknowledgedAfar, logAfar, writerAfar } from '../src/game-threads/afar.ts'
import type { FrontApi, Parcel } from '../src/game-threads/doors.ts'
import { homeOf } from '../src/game-threads/doors.ts'
import { storeFor } from '../src/game-threads/near.ts'
import { peerAt } from '../src/game-threads/peer.ts'
import { portOf } from '../src/load/port-of.ts'
import { nothingAcknowledged } from '../src/matches/acknowledged.ts'
import { openLog } from '../src/matches/log.ts'
import { openBeside, openStore } from '../src/store/open.ts'
import { newStoreWork } from '../src/store/work.ts'
import { writerHere } from '../src/store/writing.ts'
import { built, root } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, serving } from './serving.ts'
import { databases, threads } from './stores.ts'

const [, alone] = databases[0]!
const [, inThreads] = threads

/** All updates that both players of a game get, as they go through their sockets. */
async function heardFrom(fresh: typeof alone): Promise<readonly string[]> {
  const server = await serving(fresh())
  onTestFinished(() => server.close())
  const { corp, runner, game } = await twoAtATable(server.port)
  const heard: string[] = []
  for (const { socket } of [corp, runner])
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (String(data).includes('"update"')) heard.push(String(data).replaceAll(game, 'the game'))
    })
  await playTo([await watching(corp, game), await watching(runner, game)], 'the same', 60)
  return heard
}

test('players hear the same, letter by letter, whichever thread has their game', async () => {
  const heard = await heardFrom(inThreads)
  expect(heard.length).toBeGreaterThan(20)
  expect(heard).toEqual(await heardFrom(alone))
})

/** Two games that are in different threads, each with its players. */
async function apart(port: number) {
  const first = await twoAtATable(port)
  for (;;) {
    const other = await twoAtATable(port)
    if (homeOf(other.game, 2) !== homeOf(first.game, 2)) return [first, other] as const
  }
}

test('one connection watches games of two threads, hears of both, and is gone from both when it ends', async () => {
  const server = await serving(inThreads())
  onTestFinished(() => server.close())
  const tables = await apart(server.port)
  const line = await connected(server.port, null)
  for (const [nth, { corp, runner, game }] of tables.entries()) {
    const looking = await watching(line, game)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, `apart ${nth}`, 8)
    await looking.reach(seats[0].version)
  }
  const watchers = tables.map(
    ({ corp }) => new Promise<number>(hear => corp.on('room', ({ room }) => hear(room.spectators.count))),
  )
  line.close()
  expect(await Promise.all(watchers)).toEqual([0, 0])
})

test('what the threads count is told as of one server', async () => {
  const server = await serving(inThreads())
  onTestFinished(() => server.close())
  await apart(server.port)
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  const counted = (name: string): number =>
    Number(new RegExp(`^${name} ([\\d.e-]+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  expect(counted('paydata_tables')).toBeGreaterThanOrEqual(2)
  expect(counted('paydata_sockets')).toBeGreaterThanOrEqual(4)
  expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
})

/** A front with the database, and two threads that write by it. */
async function writingTogether() {
  const where = alone()
  const writer = writerHere(where.DATA, newStoreWork().writer)
  const store = await openStore(where, newStoreWork(), writer)
  const batches: number[] = []
  const log = openLog(store, writer, together => batches.push(together))
  const ports: MessageChannel[] = []
  const join = () => {
    const channel = new MessageChannel()
    ports.push(channel)
    const { api, end } = storeFor({ log, acknowledged: nothingAcknowledged }, writer)
    channel.port1.once('close', end)
    peerAt<Record<string, never>, Parcel>(channel.port1, api, () => undefined)
    const front = peerAt<FrontApi, Parcel>(channel.port2, {}, () => undefined)
    return {
      port: channel.port2,
      front,
      store: openBeside(where, newStoreWork(), writerAfar(front)),
      log: logAfar(front),
    }
  }
  const both = [join(), join()] as const
  onTestFinished(async () => {
    for (const { port1 } of ports) port1.close()
    await Promise.all([...both, { store }].map(each => each.store.destroy()))
  })
  return { both, batches }
}

test('transactions of two threads come one after the other, and nothing of one is written that fails', async () => {
  const { both } = await writingTogether()
  const [one, other] = both.map(({ store }) => store)
  const count = async (store: typeof one, by: number): Promise<void> =>
    store!.transaction().execute(async transaction => {
      const named = transaction.selectFrom('secrets').select('value').where('name', '=', 'count')
      const value = Number((await named.executeTakeFirst())?.value ?? 0) + by
      await transaction
        .insertInto('secrets')
        .values({ name: 'count', value: `${value}` })
        .onConflict(same => same.column('name').doUpdateSet({ value: `${value}` }))
        .execute()
      if (by > 10) throw new Error('not this one')
    })
  const all = await Promise.allSettled([count(one, 1), count(other, 2), count(one, 100), count(other, 4)])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  const { value } = await one!
    .selectFrom('secrets')
    .selectAll()
    .where('name', '=', 'count')
    .executeTakeFirstOrThrow()
  expect(value).toBe('7')
})

test('what a thread has begun to write when it ends is undone, and others go on', async () => {
  const { both } = await writingTogether()
  const [one, other] = both
  const begun = await one.front.ask('begin', null)
  const sql = `insert into secrets (name, value) values ('half', '')`
  await one.front.ask('runInside', { session: begun, statement: { sql, parameters: [] } })
  const secret = { name: 'whole', value: '' }
  const next = other.store.transaction().execute(all => all.insertInto('secrets').values(secret).execute())
  one.port.close()
  await next
  const names = other.store.selectFrom('secrets').select('name').where('value', '=', '')
  expect((await names.where('name', '<>', 'nothing').execute()).map(({ name }) => name)).toEqual(['whole'])
})

test('what two threads write at the same time is written together, and each is told of its own', async () => {
  const { both, batches } = await writingTogether()
  const batch = (game: string) => ({
    game,
    rows: [{ n: 1, entry: '{}', seal: 'seal' }],
    snapshot: null,
    besides: null,
    fence: null,
  })
  const writes = both.flatMap(({ log }, nth) =>
    Array.from({ length: 10 }, (_, n) => log.append(batch(n === 5 ? 'twice' : `game ${nth} ${n}`))),
  )
  expect(both.map(({ log }) => log.waiting())).toEqual([10, 10])
  const all = await Promise.allSettled(writes)
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(both.map(({ log }) => log.waiting())).toEqual([0, 0])
  expect(batches.length).toBeLessThan(20)
  expect(await acknowledgedAfar(both[0].front).of('game 0 1')).toBeNull()
})

/** A server in a process of its own, of whose threads of games each ends as soon as this file is there. */
async function withMortalThreads(DATA: string, end: string) {
  const worker = `
    import { existsSync } from 'node:fs'
    import '${pathToFileURL(join(root, 'apps/server/dist/src/game-threads/worker.js'))}'
    setInterval(() => existsSync(${JSON.stringify(end)}) && process.exit(3), 20)`
  const begin = `
    import { readConfig } from './apps/server/dist/src/config.js'
    import { noteFaults } from './apps/server/dist/src/faults.js'
    import { startGames } from './apps/server/dist/src/game-threads/starting.js'
    import { newLogger } from './apps/server/dist/src/logger.js'
    import { start } from './apps/server/dist/src/server.js'
    const { config } = readConfig([], process.env)
    const logger = newLogger(config)
    const at = new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(worker)}))
    let running
    noteFaults(process, logger, () => running.close())
    running = await start(config, logger, { startGames: (told, logger) => startGames(told, logger, at) })`
  const child = spawn('node', ['--input-type=module', '--eval', begin], {
    cwd: root,
    env: { ...process.env, PORT: '0', RATES: '1000', THREADS: '2', DATA },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  let said = ''
  child.stdout.on('data', text => {
    said += text
  })
  return { port: await portOf(child), ended, said: () => said }
}

test('when a thread of games ends by itself so does the server, and says so; what was shown is there afterwards', async () => {
  built()
  const DATA = mkdtempSync(join(tmpdir(), 'paydata-threads-'))
  const end = join(mkdtempSync(join(tmpdir(), 'paydata-threads-')), 'end')
  const server = await withMortalThreads(DATA, end)
  const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'mortal', 12)
  const flying = playTo(seats, 'mortal', 200).catch(() => 'lost')
  writeFileSync(end, '')
  expect(await server.ended).toBe(1)
  for (const { socket } of [corp, runner]) socket.close()
  void flying
  expect(server.said()).toContain('has ended')
  const next = await serving({ DATA, DATABASE_URL: undefined, REDIS_URL: undefined })
  onTestFinished(() => next.close())
  const back = await watching(await connected(next.port, corpVisitor), game)
  expect(back.version).toBeGreaterThanOrEqual(seats[0].version)
  const { version, view } = seats[0]
  expect(back.view).toEqual(back.version === version ? view : expect.anything())
})
