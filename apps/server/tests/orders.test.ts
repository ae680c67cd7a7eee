import { defaultOrders } from '@paydata/orders'
import type { Orders } from '@paydata/protocol'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { fileIn } from '../src/store/file.ts'
import type { Watching } from './players.ts'
import { does, playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const [, fresh] = databases[0]!
const everywhere: Orders = { otherwise: 'ask', at: {}, until: 'nothing' }

const isOffered = ({ view: { question } }: Watching, what: string): boolean =>
  question?.form === 'choose' && question.options.some(option => option.does === what)

test('nobody else receives anything when a player changes what they want to be asked, or how often', async () => {
  const server = await serving(fresh())
  const { corp, runner, game } = await twoAtATable(server.port)
  const watcher = await connected(server.port, await guest(server.port, 'Watcher'))
  const seats = [await watching(corp, game), await watching(runner, game), await watching(watcher, game)]
  await playTo(seats, 'stops', 3)
  const received = { runner: [] as string[], watcher: [] as string[] }
  runner.socket.onAny(name => received.runner.push(name))
  watcher.socket.onAny(name => received.watcher.push(name))
  for (const hold of ['next', 'turn'] as const) {
    await corp.get('orders', { game, orders: { ...defaultOrders, otherwise: 'ask' } })
    await corp.get('orders', { game, orders: { ...defaultOrders, hold } })
    await corp.get('orders', { game, orders: defaultOrders })
  }
  // Said last, so that all that was said before it has come.
  await corp.get('say', { game, channel: 'players', text: 'Done', id: newId() })
  await expect.poll(() => received).toEqual({ runner: ['line'], watcher: ['line'] })
  await server.close()
})

test('what changes nothing is not written, and who plays no more has no orders to give', async () => {
  const where = fresh()
  const server = await serving(where)
  const { corp, runner, game } = await twoAtATable(server.port)
  const file = new Libsql(fileIn(where.DATA), { timeout: 5000 })
  const writes = async (act: () => Promise<unknown>): Promise<'written' | 'not written'> => {
    file.exec('update games set updated_at = 1')
    await act()
    const row = file.prepare('select count(*) as written from games where updated_at > 1').all([])
    return JSON.stringify(row) === '[{"written":0}]' ? 'not written' : 'written'
  }
  const asking = { ...everywhere, at: { corpTurn: 'ask' } } as const
  const acts = [
    () => corp.get('orders', { game, orders: asking }),
    () => runner.get('hush', { game, spectators: 'silent' }),
  ]
  for (const act of acts) {
    expect(await writes(act)).toBe('written')
    expect(await writes(act)).toBe('not written')
  }
  await corp.get('concede', { game })
  expect(await corp.ask('orders', { game, orders: everywhere })).toMatchObject({ why: 'gameOver' })
  const wish = () => corp.get('rematch', { game })
  expect(await writes(wish)).toBe('written')
  expect(await writes(wish)).toBe('not written')
  file.close()
  await server.close()
})

/** A database that a second server may open while the first, as after a crash, tells nobody anything any more. */
const surviving = databases.slice(1)

testOn(
  surviving,
  'who wanted to pass until something happens is asked after it, also after a crash',
  async fresh => {
    const where = fresh()
    const crashed = await serving(where)
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(crashed.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    for (const each of seats) await does(each, seats, 'keep')
    await corp.get('orders', { game, orders: everywhere })
    await runner.get('orders', { game, orders: { ...everywhere, until: 'somethingHappens' } })
    // The Corp comes to its first action, and the Runner is asked nothing.
    while (isOffered(seats[0], 'pass')) await does(seats[0], seats, 'pass')
    await does(seats[0], seats, 'gainCredit')
    // The Corp is asked first, so for the Runner it is not over yet.
    expect(seats[0].view.question?.asks).toBe('paidWindow')

    const server = await serving(where)
    const again = [
      await watching(await connected(server.port, corpVisitor), game),
      await watching(await connected(server.port, runnerVisitor), game),
    ] as const
    expect(again.map(({ view }) => view)).toEqual(seats.map(({ view }) => view))
    await does(again[0], again, 'pass')
    expect(again[1].view.question?.asks).toBe('paidWindow')
    await server.close()
    await crashed.close()
  },
)
