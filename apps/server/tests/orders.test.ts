import { defaultOrders } from '@paydata/orders'
import { expect, test } from 'vitest'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases } from './stores.ts'

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
