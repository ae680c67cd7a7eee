import { get } from 'node:http'
import { requests, routes } from '@paydata/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { replyOf, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
let server: Running
beforeAll(async () => {
  server = await serving(fresh())
})
afterAll(() => server.close())

const schemas: Readonly<Record<string, { readonly asks: { readonly shape: object } }>> = requests
const names = Object.keys(requests)

test('whatever a client sends, it gets a typed answer, and the game goes on unchanged', async () => {
  const { corp, runner, game } = await twoAtATable(server.port)
  const seat = await watching(corp, game)
  const stranger = await connected(server.port, await guest(server.port, 'Mallory'))
  const nobody = await connected(server.port, null)
  const reply = replyOf(seat, 'bad')
  /** What could stand in each field, right and wrong, and wrong for this game. */
  const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    game: fc.constantFrom(game, game, game, 'a'.repeat(20), '', 7),
    id: fc.constantFrom('request-1234', 'x', null),
    version: fc.oneof(fc.constant(seat.version), fc.integer(), fc.constant('0')),
    have: fc.oneof(fc.constant(seat.version), fc.integer(), fc.constant(null)),
    reply: fc.oneof(
      fc.constant(reply),
      fc.record({ question: fc.nat(3), choose: fc.array(fc.nat(3)) }),
      fc.anything(),
    ),
    side: fc.constantFrom('corp', 'runner', 'all', '__proto__'),
    eye: fc.constantFrom('corp', 'runner', 'all', null),
    deck: fc.oneof(fc.record({ list: fc.string() }), fc.constant({ starter: 'constructor' })),
    orders: fc.oneof(fc.record({ at: fc.dictionary(fc.string(), fc.constant('ask')) }), fc.anything()),
    text: fc.string(),
    channel: fc.constantFrom('players', 'spectators', 'x'),
    wants: fc.constantFrom('swap', 'draw', 'nothing', 'x'),
    macro: fc.constantFrom('breakAll', 'takeCredits', 'x'),
    preset: fc.constantFrom('hello', 'x', null),
    player: fc.constantFrom('pnobody', '', 7),
    mute: fc.constantFrom('yes', 'no', 'x'),
    spectators: fc.constantFrom('silent', 'talking', 'x'),
    n: fc.oneof(fc.integer(), fc.constant('1')),
    level: fc.constantFrom('random', 'search', 'x'),
    allow: fc.constantFrom('yes', 'no', 1),
    chance: fc.constantFrom('0'.repeat(32), 'x'),
    code: fc.string({ maxLength: 8 }),
    password: fc.string(),
  }
  const near = fc.constantFrom(...names).chain(name => {
    const keys = Object.keys(schemas[name]?.asks.shape ?? {})
    const known = Object.fromEntries(keys.map(key => [key, fields[key] ?? fc.anything()]))
    return fc.tuple(fc.constant(name), fc.record(known, { requiredKeys: keys.filter(key => key === 'game') }))
  })
  const wild = fc.tuple(fc.constantFrom(...names, 'nothing', 'constructor'), fc.anything())
  const messages = fc.oneof({ weight: 4, arbitrary: near }, wild).filter(([, message]) => isSendable(message))
  const came = new Set<string>()
  const before = seat.view
  await fc.assert(
    fc.asyncProperty(messages, fc.constantFrom(stranger, nobody), async ([name, message], line) => {
      const answer = await line.socket.timeout(10_000).emitWithAck(name, message)
      expect(typeof answer.ok).toBe('boolean')
      came.add(answer.why ?? 'ok')
      if (!answer.ok) expect(answer).toMatchObject({ why: expect.any(String), says: expect.any(String) })
      expect(answer.why).not.toBe('broken')
      expect(JSON.stringify(answer)).not.toMatch(/Error|at .*\.ts|node_modules/)
    }),
    { numRuns: 500, seed: 5 },
  )
  expect([...came]).toEqual(
    expect.arrayContaining([
      'ok',
      'malformed',
      'noSuchGame',
      'noSuchThing',
      'notYourGame',
      'notAllowed',
      'notSignedIn',
    ]),
  )
  const after = await watching(await connected(server.port, null), game)
  expect(after.version).toBe(seat.version)
  expect(seat.view).toEqual(before)
  await corp.get('reply', { game, id: newId(), version: seat.version, reply })
  runner.close()
})

const isSendable = (value: unknown): boolean => {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

test('whatever is asked over HTTP, the answer is typed and tells nothing of the inside', async () => {
  const { cookie } = await guest(server.port, 'Mallory')
  const fields = fc.record(
    {
      name: fc.oneof(fc.string(), fc.anything()),
      password: fc.oneof(fc.string(), fc.constant('long enough')),
      list: fc.oneof(fc.string(), fc.constant('3x Diesel')),
      pool: fc.constantFrom('all', 'core', '__proto__'),
    },
    { requiredKeys: [] },
  )
  const bodies = fc.oneof(fields, fc.anything()).filter(isSendable)
  const paths = fc.constantFrom(
    ...Object.values(routes).map(({ path }) => path),
    '/api/games/../../x/replay',
    '/api/',
  )
  const methods = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH')
  await fc.assert(
    fc.asyncProperty(paths, methods, bodies, fc.boolean(), async (path, method, body, isSomebody) => {
      const headers = { 'content-type': 'application/json', ...(isSomebody ? { cookie } : {}) }
      const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers, ...sent })
      const text = await response.text()
      expect(response.status).toBeLessThan(500)
      expect(JSON.parse(text)).toMatchObject(
        response.ok ? { ok: true } : { ok: false, why: expect.any(String), says: expect.any(String) },
      )
      expect(text).not.toMatch(/Error|at .*[.]ts|node_modules/)
    }),
    { numRuns: 150, seed: 6 },
  )
})

test('nobody answers, gives up or takes back for another, or looks through their eyes', async () => {
  const { corp, game } = await twoAtATable(server.port)
  const seat = await watching(corp, game)
  const stranger = await connected(server.port, await guest(server.port, 'Mallory'))
  const asked = { game, id: newId(), version: seat.version, reply: replyOf(seat, 'forged') }
  for (const [name, message] of [
    ['reply', asked],
    ['concede', { game }],
    ['takeBack', { game, version: seat.version }],
  ] as const)
    expect(await stranger.socket.emitWithAck(name, message)).toMatchObject({ ok: false, why: 'notYourGame' })
  for (const eye of ['corp', 'runner'] as const)
    expect(await stranger.ask('watch', { game, eye })).toMatchObject({ ok: false, why: 'notAllowed' })
  expect(await corp.ask('watch', { game, eye: 'runner' })).toMatchObject({ ok: false, why: 'notAllowed' })
  const nobody = await connected(server.port, null)
  expect(await nobody.ask('reply', asked)).toMatchObject({ ok: false, why: 'notSignedIn' })
})

test('a message that is too large ends the connection, and nothing else', async () => {
  const line = await connected(server.port, null)
  const closed = new Promise(resolve => line.socket.once('disconnect', resolve))
  line.socket.emit('lobby', { much: 'x'.repeat(100_000) })
  await closed
  await (await connected(server.port, null)).get('lobby', {})
})

test('who floods the server is told to wait, and then put out', async () => {
  const slow = await serving(fresh(), { RATES: '0.05' })
  const line = await connected(slow.port, null)
  const closed = new Promise(resolve => line.socket.once('disconnect', resolve))
  const first = await Promise.all(Array.from({ length: 100 }, () => line.ask('leaveLobby', {})))
  expect(first.filter(({ ok }) => ok).length).toBeLessThan(100)
  expect(first.at(-1)).toMatchObject({ ok: false, why: 'tooFast' })
  for (let i = 0; i < 300; i++) line.socket.emit('leaveLobby', {})
  await closed
  await slow.close()
})

/** What comes of asking for a socket: 101 when it is given. */
const knock = (port: number, origin?: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...(origin === undefined ? {} : { origin }),
    }
    const path = '/socket.io/?EIO=4&transport=websocket'
    get({ host: '127.0.0.1', port, path, headers })
      .on('response', ({ statusCode = 0 }) => resolve(statusCode))
      .on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      .on('error', reject)
  })

test('an address has so many connections and no more', async () => {
  const narrow = await serving(fresh(), { CONNECTIONS_PER_ADDRESS: '2' })
  const first = await connected(narrow.port, null)
  expect(await knock(narrow.port)).toBe(101)
  const second = await connected(narrow.port, null)
  expect(await knock(narrow.port)).toBe(400)
  await expect(connected(narrow.port, null)).rejects.toThrow('websocket error')
  // Those who are in stay in.
  await first.get('lobby', {})
  await second.get('lobby', {})
  await narrow.close()
})

test('a page of another origin cannot connect', async () => {
  expect(await knock(server.port, 'https://evil.example')).toBe(400)
  expect(await knock(server.port, `http://127.0.0.1:${server.port}`)).toBe(101)
})
