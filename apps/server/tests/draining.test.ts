import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Running } from '../src/server.ts'
import { built, root } from './commands.ts'
import { playTo, starters, twoAtATable, watching } from './players.ts'
import type { Line } from './serving.ts'
import { chance, connected, guest, newId, oneServer, serving } from './serving.ts'
import { databases, shared, testOn, threads } from './stores.ts'

const [, fresh] = databases[0]!
const closing = { ok: false, why: 'closing' }

/** Begins to drain a server. */
function draining(server: Running) {
  const drained = { isDone: false, done: server.drain() }
  void drained.done.then(() => {
    drained.isDone = true
  })
  return drained
}
const told = (line: Line): Promise<number> =>
  new Promise(hear => line.on('draining', ({ until }) => hear(until)))

testOn(
  [databases[0]!, threads],
  'a server that drains tells everybody, begins no game, and lets those that are on come to their ends',
  async fresh => {
    const server = await serving(fresh(), { DRAIN_SECONDS: '1000' }, () => 5_000_000)
    onTestFinished(() => server.close())
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const host = await connected(server.port, await guest(server.port, 'Cleo'))
    const { room: open } = await host.get('create', { id: newId(), side: 'corp' })
    await host.get('seatBot', { game: open.id, side: 'runner', level: 'random' })
    await host.get('chooseDeck', { game: open.id, deck: { starter: starters.corp } })

    const heard = Promise.all([corp, runner, host].map(told))
    const drained = draining(server)
    expect(await heard).toEqual([6_000_000, 6_000_000, 6_000_000])
    const late = io(`http://127.0.0.1:${server.port}`, { transports: ['websocket'], forceNew: true })
    onTestFinished(() => void late.close())
    expect(await new Promise(hear => late.on('draining', hear))).toEqual({ until: 6_000_000 })

    expect(await host.ask('create', { id: newId(), side: 'corp' })).toMatchObject(closing)
    expect(await host.ask('ready', { game: open.id, chance: chance() })).toMatchObject(closing)
    const again = await watching(await connected(server.port, corpVisitor), game)
    await playTo([...seats, again], 'drains', 20)
    expect(drained.isDone).toBe(false)
    await runner.get('concede', { game })
    await drained.done
    expect(await corp.ask('rematch', { game })).toMatchObject({ ok: true })
    expect(await runner.ask('rematch', { game })).toMatchObject(closing)
  },
)

test('it does not wait for a game that both players have left, which goes on at the next server', async () => {
  const where = fresh()
  const server = await serving(where)
  const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'drains', 20)
  const drained = draining(server)
  corp.close()
  runner.close()
  await drained.done
  await server.close()
  const next = await serving(where)
  onTestFinished(() => next.close())
  const back = [
    await watching(await connected(next.port, corpVisitor), game),
    await watching(await connected(next.port, runnerVisitor), game),
  ] as const
  expect(back[0].view).toEqual(seats[0].view)
  await playTo(back, 'on', seats[0].version + 5)
})

test('who asks a second time that it drains waits as long as who asked first', async () => {
  const server = await serving(fresh(), { DRAIN_SECONDS: '1000' }, () => 5_000_000)
  onTestFinished(() => server.close())
  const { corp, runner, game } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  const [first, second] = [draining(server), draining(server)]
  await playTo(seats, 'drains', 20)
  expect([first.isDone, second.isDone]).toEqual([false, false])
  await runner.get('concede', { game })
  await Promise.all([first.done, second.done])
})

test('a server that cannot see whether anybody plays is closed none the less', async () => {
  const now = vi.fn(() => 5_000_000)
  const server = await serving(fresh(), { DRAIN_SECONDS: '1000' }, now)
  onTestFinished(() => server.close())
  now.mockReturnValueOnce(5_000_000).mockImplementationOnce(() => {
    throw new Error('the clock stands')
  })
  await expect(server.drain()).resolves.toBeUndefined()
})

test('it waits no longer than it was told to', async () => {
  let now = 5_000_000
  const server = await serving(fresh(), { DRAIN_SECONDS: '1000' }, () => now)
  onTestFinished(() => server.close())
  const { corp, game } = await twoAtATable(server.port)
  await watching(corp, game)
  const drained = draining(server)
  now += 999_000
  await corp.get('here', {})
  expect(drained.isDone).toBe(false)
  now += 1000
  await drained.done
})

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: where another server can take the games it does not wait, and hands them over',
  async (_name, world) => {
    const where = world()
    const more = { LEASE_SECONDS: '6' }
    const server = await oneServer(where, more)
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'drains', 20)
    const next = await oneServer(where, more)
    onTestFinished(() => next.close())
    await server.drain()
    await server.close()
    const back = [
      await watching(await connected(next.port, corpVisitor), game),
      await watching(await connected(next.port, runnerVisitor), game),
    ] as const
    expect(back[0].view).toEqual(seats[0].view)
    await playTo(back, 'on', seats[0].version + 5)
  },
)

test.skipIf(process.platform === 'win32')(
  'SIGUSR2 drains a server, and ends it when nobody plays',
  async () => {
    built()
    const child = spawn('node', ['apps/server/dist/src/main.js', '--port', '0'], {
      cwd: root,
      env: { ...process.env, ...fresh(), PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', data => {
      said += data
    })
    const ended = once(child, 'close')
    const [opened] = await once(child.stderr, 'data')
    const port = Number(new URL(/http:\S+/.exec(`${opened}`)?.[0] ?? '').port)
    const { corp, runner, game } = await twoAtATable(port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const heard = told(corp)
    child.kill('SIGUSR2')
    expect(await heard).toBeGreaterThan(0)
    // A second one ends nothing sooner.
    child.kill('SIGUSR2')
    await playTo(seats, 'drains', 20)
    corp.close()
    runner.close()
    expect(await ended).toEqual([0, null])
    expect(said).toContain('"msg":"draining"')
    expect(said).toContain('"msg":"closed"')
  },
)
