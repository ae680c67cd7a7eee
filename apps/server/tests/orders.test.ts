import { defaultOrders } from '@paydata/orders'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { readRoom } from '../src/tables/keeping.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const [, fresh] = databases[0]!

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

testOn(
  databases.slice(1),
  'orders that are over are over for whoever reads the game after a crash',
  async fresh => {
    const where = fresh()
    const server = await serving(where)
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'woken', 2)
    await runner.get('orders', { game, orders: { ...defaultOrders, until: 'somethingHappens' } })
    const stored = async () => {
      const store = await openStore(where)
      const row = await store.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow()
      await store.destroy()
      return readRoom(row).seats.runner?.orders.until
    }
    expect(await stored()).toBe('somethingHappens')
    // The Corp does something: from here on the Runner is asked again.
    for (let version = 3; (await stored()) === 'somethingHappens' && version < 30; version++)
      await playTo(seats, 'woken', version)
    expect(await stored()).toBe('nothing')
    await server.close()
  },
)
