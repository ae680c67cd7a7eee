import { get } from 'node:http'
import { requests, routes } from '@paydata/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Running } from '../src/server.ts'
import type { Watching } from './players.ts'
import { begins, replyOf, starters, twoAtATable, watching } from './players.ts'
import { connected, guest, hanging, newId, serving, standing } from './serving.ts'
import { databases, describeOn, worlds } from './stores.ts'

const schemas: Readonly<Record<string, { readonly asks: { readonly shape: object } }>> = requests
const names = Object.keys(requests)

/** Stands for what fits where the game is now. */
const now = 'now'
const mostly = { weight: 5, arbitrary: fc.constant(now) }

const isSendable = (value: unknown): boolean => {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

/** The same two at games that may come to any end. */
async function spareGames(port: number, count: number) {
  const visitors = [await guest(port, 'Cleo'), await guest(port, 'Dora')] as const
  const [corp, runner] = [await connected(port, visitors[0]), await connected(port, visitors[1])]
  const spares = new Map<string, readonly [Watching, Watching]>()
  for (let n = 0; n < count; n++) {
    const { room } = await corp.get('create', { id: newId(), side: 'corp' })
    await runner.get('sit', { game: room.id, side: 'runner' })
    await begins(corp, runner, room.id)
    spares.set(room.id, [await watching(corp, room.id), await watching(runner, room.id)])
  }
  return { visitors, spares }
}

/** What could stand in each field, right and wrong, and wrong for this game. */
const fieldsFor = (
  games: readonly string[],
  seat: Watching,
): Readonly<Record<string, fc.Arbitrary<unknown>>> => ({
  game: fc.constantFrom(...games, 'a'.repeat(20), '', 7),
  id: fc.constantFrom(now, now, now, now, 'request-1234', 'x', null),
  of: fc.constantFrom('this', 'second', 'third', 2),
  match: fc.constantFrom('one', 'two', 'three'),
  stakes: fc.constantFrom('friendly', 'rated', 7),
  version: fc.oneof(mostly, fc.constant(seat.version), fc.integer(), fc.constant('0')),
  have: fc.oneof(fc.constantFrom(now, seat.version), fc.integer(), fc.constant(null)),
  reply: fc.oneof(
    mostly,
    fc.constant(replyOf(seat, 'bad')),
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
  block: fc.constantFrom('yes', 'no', 'x'),
  why: fc.constantFrom('notNow', 'x'),
  challenge: fc.constantFrom('a'.repeat(20), 'x'),
  pace: fc.constantFrom('none', 'fast', 'x'),
  format: fc.constantFrom('startup', 'all', 'x'),
  decks: fc.oneof(
    fc.constant({ corp: { starter: starters.corp }, runner: { starter: starters.runner } }),
    fc.record({ corp: fc.constantFrom(null, { starter: 'constructor' }, { kept: 'nothing-kept' }) }),
  ),
  spectators: fc.constantFrom('silent', 'talking', 'x'),
  n: fc.oneof(fc.integer(), fc.constant('1')),
  level: fc.constantFrom('random', 'search', 'x'),
  allow: fc.constantFrom('yes', 'no', 1),
  chance: fc.constantFrom('0'.repeat(32), 'x'),
  code: fc.string({ maxLength: 8 }),
  password: fc.string(),
})

/** Messages as clients could mean them, and any. */
function messagesWith(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  const named = (some: readonly string[], whole: 'whole' | 'or parts') =>
    fc.constantFrom(...some).chain(name => {
      const keys = Object.keys(schemas[name]?.asks.shape ?? {})
      const known = Object.fromEntries(keys.map(key => [key, fields[key] ?? fc.anything()]))
      const requiredKeys = whole === 'whole' ? keys : keys.filter(key => key === 'game')
      return fc.tuple(fc.constant(name), fc.record(known, { requiredKeys }))
    })
  const near = named(names, 'or parts')
  /** Most of what comes while a game is on. */
  const usual = named(['reply', 'reply', 'reply', 'takeBack', 'macro', 'orders', 'watch'], 'whole')
  const wild = fc.tuple(fc.constantFrom(...names, 'nothing', 'constructor'), fc.anything())
  return fc
    .oneof({ weight: 4, arbitrary: near }, { weight: 3, arbitrary: usual }, wild)
    .filter(([, message]) => isSendable(message))
}

const isOfGame = (message: unknown): message is { game: unknown } =>
  typeof message === 'object' && message !== null && 'game' in message

describeOn(worlds, fresh => {
  let server: Running
  beforeAll(async () => {
    server = await serving(fresh())
  })
  afterAll(() => server.close())

  test('whatever a client sends, from a seat or not, it gets a typed answer, and games of others go on unchanged', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const seat = await watching(corp, game)
    const { visitors, spares } = await spareGames(server.port, 4)
    const comers = {
      stranger: await connected(server.port, await guest(server.port, 'Mallory')),
      nobody: await connected(server.port, null),
      corp: await connected(server.port, visitors[0]),
      runner: await connected(server.port, visitors[1]),
    }
    const last = [...spares.keys()].at(-1)
    /** As the seat of the sender would mean it; others send what is right for the first. */
    const meant = (name: string, message: { game: unknown }, who: string): unknown => {
      const [first, second] = spares.get(`${message.game}`) ?? [seat, seat]
      // One game at most is given up, or there would soon be none.
      const game = name === 'concede' && spares.has(`${message.game}`) ? last : message.game
      const own = who === 'runner' ? second : first
      return {
        ...message,
        game,
        ...('id' in message && message.id === now ? { id: newId() } : {}),
        ...('version' in message && message.version === now ? { version: own.version } : {}),
        ...('have' in message && message.have === now ? { have: own.version } : {}),
        ...('reply' in message && message.reply === now && own.view.question !== null
          ? { reply: replyOf(own, 'meant') }
          : {}),
      }
    }
    const came = { stranger: new Set(), nobody: new Set(), corp: new Set(), runner: new Set() }
    const before = seat.view
    await fc.assert(
      fc.asyncProperty(
        messagesWith(fieldsFor([game, ...spares.keys()], seat)),
        fc.constantFrom('stranger', 'nobody', 'corp', 'runner'),
        async ([name, message], who) => {
          const answer = await comers[who].socket
            .timeout(hanging)
            .emitWithAck(name, isOfGame(message) ? meant(name, message, who) : message)
          expect(typeof answer.ok).toBe('boolean')
          came[who].add(answer.why ?? 'ok')
          const refused = { ok: false, why: expect.any(String), says: '' }
          expect(answer).toMatchObject(answer.ok ? { ok: true } : refused)
          expect(answer.why).not.toBe('broken')
          expect(JSON.stringify(answer)).not.toMatch(/Error|at .*\.ts|node_modules/)
        },
      ),
      { numRuns: 900, seed: 5 },
    )
    expect([...came.stranger, ...came.nobody]).toEqual(
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
    expect([...came.corp, ...came.runner]).toEqual(
      expect.arrayContaining(['ok', 'malformed', 'noSuchGame', 'notYourGame', 'staleQuestion', 'notReady']),
    )
    const after = await watching(await connected(server.port, null), game)
    expect(after.version).toBe(seat.version)
    expect(seat.view).toEqual(before)
    await corp.get('reply', { game, id: newId(), version: seat.version, reply: replyOf(seat, 'bad') })
    runner.close()

    // What was done from seats came to the seats, as it came to be.
    for (const [spare, both] of spares)
      for (const [i, watched] of both.entries()) {
        const visitor = visitors[i] ?? null
        const whole = await watching(await connected(server.port, visitor), spare)
        await watched.reach(whole.version)
        expect(watched.view).toEqual(whole.view)
      }
    expect(Math.max(...[...spares.values()].map(([first]) => first.version))).toBeGreaterThan(
      seat.version + 1,
    )
  })

  test('whatever is asked over HTTP, the answer is typed and tells nothing of the inside', async () => {
    const { corp, game, corpVisitor } = await twoAtATable(server.port)
    const { game: over, runner } = await twoAtATable(server.port, { replays: 'everybody' })
    await runner.get('concede', { game: over })
    corp.close()
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
    const all = Object.values(routes).map(({ path }) => path)
    const about = fc
      .tuple(
        fc.constantFrom(...all.filter(path => path.includes(':'))),
        fc.constantFrom(game, over, corpVisitor.me.id, 'a'.repeat(20), ':game', '%2e%2e', '%'),
      )
      .map(([path, id]) => path.replace(/:\w+/, id))
    const asked = fc.oneof(
      fc.record({
        path: fc.constantFrom(...all, '/api/games/..%2f..%2fx/replay', '/api/nothing/'),
        cookie: fc.constantFrom(cookie, null),
      }),
      // A player who has a seat asks about games only, and keeps their name.
      fc.record({ path: about, cookie: fc.constantFrom(corpVisitor.cookie, cookie, null) }),
    )
    const methods = fc.constantFrom('GET', 'GET', 'POST', 'DELETE', 'PUT', 'PATCH')
    const came = new Set<string>()
    await fc.assert(
      fc.asyncProperty(asked, methods, bodies, async ({ path, cookie }, method, body) => {
        const headers = { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) }
        const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
        const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers, ...sent })
        const text = await response.text()
        expect(response.status).toBeLessThan(500)
        const answer = JSON.parse(text)
        // "%2e%2e" may lead up to the description of the API.
        const given = 'openapi' in answer ? { openapi: expect.any(String) } : { ok: true }
        expect(answer).toMatchObject(response.ok ? given : { ok: false, why: expect.any(String), says: '' })
        came.add(answer.why ?? 'ok')
        expect(text).not.toMatch(/Error|at .*[.]ts|node_modules/)
      }),
      { numRuns: 800, seed: 6 },
    )
    expect([...came]).toEqual(
      expect.arrayContaining(['ok', 'malformed', 'noSuchGame', 'noSuchThing', 'notReady', 'notSignedIn']),
    )
  })

  test('bytes where something else belongs make no sense, whatever is asked', async () => {
    const { corp, game } = await twoAtATable(server.port)
    const seat = await watching(corp, game)
    const bytes = [
      Buffer.from([0]),
      new Uint8Array([0, 1]).buffer,
      [Buffer.from([0])],
      { 0: Buffer.from([0]) },
    ]
    for (const each of bytes)
      for (const reply of [
        { question: 0, choose: each },
        { question: 0, amounts: each },
        { question: 0, number: each },
        each,
      ]) {
        const message = { game, id: newId(), version: seat.version, reply }
        expect(await corp.socket.timeout(hanging).emitWithAck('reply', message)).toMatchObject({
          ok: false,
          why: 'malformed',
        })
      }
    for (const name of names)
      expect(await corp.socket.timeout(hanging).emitWithAck(name, bytes[0])).toMatchObject({
        why: 'malformed',
      })
  })

  test('what no database can look up is not looked up', async () => {
    const { corp, game } = await twoAtATable(server.port)
    const refused = { ok: false, why: 'malformed' }
    const { status } = await fetch(`http://127.0.0.1:${server.port}/api/players/%00/statistics`)
    expect(status).toBe(400)
    for (const player of ['\u0000', '\ud800', '']) {
      expect(await corp.ask('mute', { player, mute: 'yes' })).toMatchObject(refused)
      expect(await corp.ask('letSit', { game, player })).toMatchObject(refused)
    }
    expect(await corp.ask('reportLine', { game, n: 2 ** 40, id: newId() })).toMatchObject(refused)
    expect(await corp.ask('reportLine', { game, n: 2 ** 31 - 1, id: newId() })).toMatchObject({
      why: 'noSuchThing',
    })
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
      expect(await stranger.socket.emitWithAck(name, message)).toMatchObject({
        ok: false,
        why: 'notYourGame',
      })
    for (const eye of ['corp', 'runner'] as const)
      expect(await stranger.ask('watch', { game, eye })).toMatchObject({ ok: false, why: 'notAllowed' })
    expect(await corp.ask('watch', { game, eye: 'runner' })).toMatchObject({ ok: false, why: 'notAllowed' })
    const nobody = await connected(server.port, null)
    expect(await nobody.ask('reply', asked)).toMatchObject({ ok: false, why: 'notSignedIn' })
  })
})

const [, fresh] = databases[0]!

test('a message that is too large ends the connection, and nothing else', async () => {
  const server = await serving(fresh())
  const line = await connected(server.port, null)
  const closed = new Promise(resolve => line.socket.once('disconnect', resolve))
  line.socket.emit('lobby', { much: 'x'.repeat(100_000) })
  await closed
  await (await connected(server.port, null)).get('lobby', {})
  await server.close()
})

test('a page of another release is told to be loaded anew', async () => {
  const server = await serving(fresh())
  const line = await connected(server.port, await guest(server.port, 'Ada'))
  const sent = async (more: object) => {
    const asked: object = { id: newId(), side: 'corp', ...more }
    return line.socket.timeout(hanging).emitWithAck('create', asked)
  }
  // Pages of earlier releases show only sentences.
  expect(await sent({ pool: 'core' })).toMatchObject({
    why: 'malformed',
    because: ['This page is of an earlier release than the server. Reload it, and try again.'],
  })
  expect(await sent({ galaxy: 'far' })).toMatchObject({ because: [{ code: 'otherRelease' }] })
  expect(await sent({ side: 'up' })).not.toHaveProperty('because')
  await server.close()
})

test('somebody who floods the server is told to wait, and then put out', async () => {
  const slow = await serving(fresh(), { RATES: '0.05' }, standing)
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
  // That who knocked has gone may be heard a moment later.
  const second = await vi.waitFor(() => connected(narrow.port, null), { timeout: hanging })
  expect(await knock(narrow.port)).toBe(400)
  await expect(connected(narrow.port, null)).rejects.toThrow('websocket error')
  // Those who are in stay in.
  await first.get('lobby', {})
  await second.get('lobby', {})
  await narrow.close()
})

test('nor has it more by coming with all of them at once', async () => {
  const narrow = await serving(fresh(), { CONNECTIONS_PER_ADDRESS: '5' })
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => connected(narrow.port, null)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await narrow.close()
})

test('a page of another origin cannot connect', async () => {
  const server = await serving(fresh())
  expect(await knock(server.port, 'https://evil.example')).toBe(400)
  expect(await knock(server.port, `http://127.0.0.1:${server.port}`)).toBe(101)
  await server.close()
})
