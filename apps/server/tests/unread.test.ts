import { connect } from 'node:net'
import { filmPartAddress } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { unreadOf } from '../src/limits/unread.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import type { Line } from './serving.ts'
import { connected, guest, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!

interface Paused {
  pause(): void
  resume(): void
}
const isPaused = (value: unknown): value is Paused =>
  typeof value === 'object' && value !== null && 'pause' in value && 'resume' in value

/** The socket under a connection: what is not read from it stays with the server, as for a browser that hangs. */
function wireOf({ socket }: Line): Paused {
  const { transport } = socket.io.engine
  const wire = 'ws' in transport ? transport.ws : null
  if (!isPaused(wire)) throw new Error('This is no WebSocket.')
  return wire
}

/** How a connection was ended: by which code, and with what word. */
const ended = ({ socket }: Line): Promise<unknown> =>
  new Promise(resolve => {
    socket.once('disconnect', (_why, details) => {
      const context = details !== undefined && 'context' in details ? details.context : null
      resolve(
        typeof context === 'object' && context !== null && 'code' in context
          ? [context.code, 'reason' in context && context.reason]
          : details,
      )
    })
  })

const word = 'You do not read what you are sent.'

test('a client that asks and does not read is put out with a word before the memory is full, and nobody else is', async () => {
  const server = await serving(fresh(), { MOST_UNREAD: '0.5', RATES: '1000000', LOG_LEVEL: 'silent' })
  const { corp, game } = await twoAtATable(server.port)
  const deaf = await connected(server.port, await guest(server.port, 'Mallory'))
  const seat = await watching(corp, game)
  await deaf.get('watch', { game })
  const isEnded = ended(deaf)
  // It is not asked for again: a connection that the server has ended may have none.
  const wire = wireOf(deaf)
  wire.pause()
  const here = () => corp.get('enter', { game }).then(({ room }) => room.spectators.count)
  expect(await here()).toBe(1)
  // Far more than what lies between the two of them.
  for (let asked = 0; (await here()) === 1; asked += 50) {
    expect(asked).toBeLessThan(20_000)
    for (let n = 0; n < 50; n++) deaf.socket.emit('watch', { game }, () => undefined)
  }
  wire.resume()
  expect(await isEnded).toEqual([1008, word])
  expect(seat.view.question).not.toBeNull()
  await corp.get('watch', { game })
  await server.close()
})

test('a client that is told what others do and does not read it is put out likewise', async () => {
  const server = await serving(fresh(), { MOST_UNREAD: '0.5', RATES: '1000000', LOG_LEVEL: 'silent' })
  const { corp, game } = await twoAtATable(server.port)
  const deaf = await connected(server.port, null)
  await deaf.get('enter', { game })
  const isEnded = ended(deaf)
  // It is not asked for again: a connection that the server has ended may have none.
  const wire = wireOf(deaf)
  wire.pause()
  const passerBy = await connected(server.port, null)
  const here = () => corp.get('enter', { game }).then(({ room }) => room.spectators.count)
  for (let times = 0; (await here()) === 1; times += 50) {
    expect(times).toBeLessThan(20_000)
    for (let n = 0; n < 50; n++)
      await Promise.all([passerBy.get('enter', { game }), passerBy.get('leave', { game })])
  }
  wire.resume()
  expect(await isEnded).toEqual([1008, word])
  await server.close()
})

test('what waits for all connections of an address together has a limit of its own', () => {
  const unread = unreadOf(1)
  const megabyte = 1024 * 1024
  expect(unread.isTooMuch('here', megabyte)).toBe(false)
  expect(unread.isTooMuch('here', megabyte + 1)).toBe(true)
  unread.add('here', 8 * megabyte)
  expect(unread.isTooMuch('here', 1)).toBe(false)
  unread.add('here', 1)
  expect(unread.isTooMuch('here', 1)).toBe(true)
  expect(unread.isTooMuch('there', 1)).toBe(false)
  unread.add('here', -1)
  expect(unread.isTooMuch('here', 1)).toBe(false)
})

test('parts of a replay that nobody reads count until no more are sent to that address', async () => {
  const server = await serving(fresh(), { MOST_UNREAD: '0.1', RATES: '1000000', TRUST_PROXY: '1' })
  const { corp, runner, game } = await twoAtATable(server.port, { replays: 'everybody' })
  await playTo([await watching(corp, game), await watching(runner, game)], 'unread', 30)
  await corp.get('concede', { game })
  const path = filmPartAddress(game, 'all')
  const statusFor = async (address: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'x-forwarded-for': address } }))
      .status
  const deaf = connect(server.port, '127.0.0.1').pause()
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.1\r\n\r\n`
  for (let asked = 0; (await statusFor('192.0.2.1')) === 200; asked += 10) {
    expect(asked).toBeLessThan(20_000)
    deaf.write(request.repeat(10))
  }
  expect(await statusFor('192.0.2.1')).toBe(429)
  expect(await statusFor('192.0.2.2')).toBe(200)
  deaf.destroy()
  await server.close()
})
