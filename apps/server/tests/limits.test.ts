import type { Reading } from '@paydata/decks'
import { readDeck } from '@paydata/decks'
import { defaultOrders } from '@paydata/orders'
import type { Answered } from '@paydata/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { networkOf } from '../src/limits/networks.ts'
import type { Running } from '../src/server.ts'
import { twoAtATable } from './players.ts'
import type { Line } from './serving.ts'
import { connected, guest, newId, oneServer, serving, thinksHere } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
let server: Running

/** Limits as they are, at a time that stands still: what is used up stays so. */
async function strict(more: Readonly<Record<string, string>> = {}): Promise<void> {
  const now = Date.now()
  server = await serving(fresh(), { RATES: '1', TRUST_PROXY: '1', ...more }, () => now)
  onTestFinished(() => server.close())
}

let comers = 0
/** Each a new guest, of a name got elsewhere: guests are limited by address already. */
async function newcomer(address: string): Promise<Line> {
  const visitor = await guest(server.port, 'Mallory', `198.51.100.${++comers}`)
  return connected(server.port, visitor, address)
}

/** How often this can be asked by new guests from one address, each doing so as often as they may. */
async function untilTooFast(
  address: string,
  ask: (line: Line) => Promise<Answered<'find'> | Answered<'create'>>,
) {
  let times = 0
  for (let names = 0; names < 10; names++) {
    const line = await newcomer(address)
    for (const before = times; ; times++) {
      const answer = await ask(line)
      if (answer.ok || answer.why !== 'tooFast') continue
      // Another name does not help any more.
      if (times === before) return times
      break
    }
    line.close()
  }
  throw new Error('There is no end to it.')
}

test('somebody who takes another name makes no more games than the address may', async () => {
  await strict()
  const create = (line: Line) => line.ask('create', { id: newId(), side: 'corp' })
  expect(await untilTooFast('192.0.2.1', create)).toBe(30)
  const other = await newcomer('192.0.2.2')
  expect(await create(other)).toMatchObject({ ok: true })
})

test('somebody who takes another name guesses no more codes than the address may', async () => {
  await strict()
  expect(await untilTooFast('192.0.2.1', line => line.ask('find', { code: 'ABCDEF' }))).toBe(20)
})

test('who takes another name has no more games read than the address may, and comes to open ones all the same', async () => {
  await strict()
  const { game } = await twoAtATable(server.port)
  const opened = async (line: Line) => {
    const answers = []
    for (let nth = 0; nth <= 60; nth++)
      answers.push(await line.ask('enter', { game: `${nth}`.padEnd(20, 'x') }))
    return answers.filter(answer => 'why' in answer && answer.why === 'noSuchGame').length
  }
  for (let names = 0; names < 5; names++) expect(await opened(await newcomer('192.0.2.1'))).toBe(60)
  const late = await newcomer('192.0.2.1')
  expect(await opened(late)).toBe(0)
  expect(await late.ask('enter', { game })).toMatchObject({ ok: true })
  expect(await opened(await newcomer('192.0.2.2'))).toBe(60)
})

test('the password of a game is guessed so often, wherever the guesses come from', async () => {
  // To look at a password takes its time, so a fifth of the guesses has to do.
  await strict({ RATES: '0.2' })
  const host = await newcomer('192.0.2.1')
  const { room } = await host.get('create', { id: newId(), side: 'corp', password: 'sesame' })
  const guess = async (line: Line) => {
    const answer = await line.ask('sit', { game: room.id, side: 'runner', password: 'simsim' })
    return answer.ok ? 'found' : answer.why
  }
  for (let address = 1; address <= 3; address++) {
    const line = await newcomer(`203.0.113.${address}`)
    expect(await Promise.all([guess(line), guess(line)])).toEqual(['wrongPassword', 'wrongPassword'])
  }
  expect(await guess(await newcomer('203.0.113.4'))).toBe('tooFast')
})

test('the password of a name is guessed so often from an address, however the name is written', async () => {
  await strict({ RATES: '0.2' })
  const guess = async (name: string, address: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ name, password: 'open sesame' }),
    })
    return response.status
  }
  expect(await guess('Grace', '192.0.2.1')).toBe(401)
  expect(await guess('gRACE', '192.0.2.1')).toBe(401)
  expect(await guess('G r ace', '192.0.2.1')).toBe(429)
  expect(await guess('Joan', '192.0.2.1')).toBe(401)
  expect(await guess('Grace', '192.0.2.2')).toBe(401)
})

test('somebody who takes another name reads no more histories than the address may', async () => {
  await strict()
  const { game } = await twoAtATable(server.port)
  const read = async (line: Line) => {
    const answer = await line.ask('history', { game })
    return answer.ok ? 'history' : answer.why
  }
  for (let names = 0; names < 3; names++) {
    const line = await newcomer('192.0.2.1')
    for (let times = 0; times < 10; times++) expect(await read(line)).toBe('history')
    expect(await read(line)).toBe('tooFast')
  }
  expect(await read(await newcomer('192.0.2.1'))).toBe('tooFast')
})

test.each(['chat', 'lobby', 'whyNot', 'watch'] as const)(
  'who takes another name asks for %s no more often than the address may, and honest players as often as they need',
  async what => {
    await strict()
    const { corp, game } = await twoAtATable(server.port)
    const ask = async (line: Line) => {
      const answer = await (what === 'lobby' ? line.ask(what, {}) : line.ask(what, { game }))
      return answer.ok ? 'told' : answer.why
    }
    // Once for each question of some turns.
    for (let times = 0; times < 30; times++) expect(await ask(corp)).toBe('told')
    const told = async (line: Line) => {
      let times = 0
      while ((await ask(line)) === 'told') times++
      return times
    }
    const first = await told(await newcomer('192.0.2.1'))
    expect(first).toBeLessThan(80)
    for (let names = 1; names < 5; names++) expect(await told(await newcomer('192.0.2.1'))).toBe(first)
    expect(await told(await newcomer('192.0.2.1'))).toBe(0)
    expect(await told(await newcomer('192.0.2.2'))).toBe(first)
  },
)

test('what a player changes around a table, and what they want to be asked, has its limit', async () => {
  await strict()
  const { corp, game } = await twoAtATable(server.port)
  const hush = (n: number) => corp.ask('hush', { game, spectators: n % 2 === 0 ? 'silent' : 'talking' })
  const order = (n: number) =>
    corp.ask('orders', { game, orders: { ...defaultOrders, otherwise: n % 2 === 0 ? 'ask' : 'pass' } })
  for (const ask of [hush, order]) {
    const answers = []
    for (let n = 0; n < 31; n++) answers.push(await ask(n))
    // As often as somebody does who tries out what there is.
    expect(answers.slice(0, 20).every(({ ok }) => ok)).toBe(true)
    expect(answers.at(-1)).toMatchObject({ why: 'tooFast', again: 1 })
  }
})

test('a rematch is a new game, and counts as one', async () => {
  await strict()
  const { corp, runner, game } = await twoAtATable(server.port)
  await runner.get('concede', { game })
  await corp.get('rematch', { game })
  while ((await runner.ask('create', { id: newId(), side: 'corp' })).ok);
  expect(await runner.ask('rematch', { game })).toMatchObject({ ok: false, why: 'tooFast' })
  expect((await corp.get('enter', { game })).room.rematch).toBeNull()
})

test('all addresses of a network of IPv6 are one, and IPv4 is the same in both forms', async () => {
  await strict({ CONNECTIONS_PER_ADDRESS: '1' })
  const comes = (address: string) => connected(server.port, null, address)
  await comes('2001:db8:0:1::1')
  await expect(comes('2001:db8:0:1:ffff:ffff:ffff:ffff')).rejects.toThrow('websocket error')
  await comes('2001:db8:0:2::1')
  await comes('192.0.2.1')
  await expect(comes('::ffff:192.0.2.1')).rejects.toThrow('websocket error')
  await comes('::ffff:192.0.2.2')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001:0002:0003:0004:0005', '2001:db8:0:1::/64'],
  ['unknown', 'unknown'],
])('%s is known as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('an address has no more lists of decks read than it may, with or without names, and others are not kept waiting', async () => {
  await strict()
  const list = '3x Diesel'
  const check = async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/decks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ list }),
    })
    return response.status
  }
  const answers: number[] = []
  for (let nth = 0; nth < 61; nth++) answers.push(await check('192.0.2.1'))
  expect([answers.indexOf(429), await check('192.0.2.2')]).toEqual([60, 422])
  const line = await newcomer('192.0.2.1')
  const { room } = await line.get('create', { id: newId(), side: 'runner' })
  expect(await line.ask('chooseDeck', { game: room.id, deck: { list } })).toMatchObject({ why: 'tooFast' })
})

test('while a list of a deck is read, others are answered', async () => {
  let finish = (): void => undefined
  let begin = (): void => undefined
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  const readList = () =>
    new Promise<Reading>(resolve => {
      finish = () => resolve(readDeck('3x Diesel'))
      begin()
    })
  server = await oneServer(
    fresh(),
    { RATES: '1' },
    Date.now,
    thinksHere,
    undefined,
    undefined,
    undefined,
    readList,
  )
  onTestFinished(() => server.close())
  const [ada, bob] = [await guest(server.port, 'Ada'), await guest(server.port, 'Bob')]
  const [slow, quick] = [await connected(server.port, ada), await connected(server.port, bob)]
  const { room } = await slow.get('create', { id: newId(), side: 'runner' })
  const chosen = slow.ask('chooseDeck', { game: room.id, deck: { list: '3x Diesel' } })
  await begun
  expect(await quick.ask('enter', { game: room.id })).toMatchObject({ ok: true })
  finish()
  expect(await chosen).toMatchObject({ why: 'deckUnread' })
})
