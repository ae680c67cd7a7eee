import type { Listing, Pushed } from '@paydata/protocol'
import { settings } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newestOf } from '../src/rooms/views.ts'
import type { Running } from '../src/server.ts'
import { playTo, starters, twoAtATable, watching } from './players.ts'
import { chance, connected, guest, newId, serving, standing } from './serving.ts'
import { databases, describeOn, testOn, threads, worlds } from './stores.ts'

describeOn([...worlds, threads], fresh => {
  let server: Running
  beforeAll(async () => {
    server = await serving(fresh())
  })
  afterAll(() => server.close())

  const somebody = async (name: string) => connected(server.port, await guest(server.port, name))

  test('open games are pushed to somebody who looks, and are gone when nobody is left', async () => {
    const looker = await connected(server.port, null)
    await looker.get('lobby', {})
    const pushed: Pushed<'listed'>[] = []
    const seen = (count: number) =>
      new Promise<void>(resolve => {
        const check = () => pushed.length >= count && resolve()
        looker.on('listed', check)
        check()
      })
    looker.on('listed', each => pushed.push(each))
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'runner', title: 'Friendly' })
    await seen(1)
    expect(pushed[0]?.changed[0]).toMatchObject({
      id: room.id,
      state: 'open',
      settings: { title: 'Friendly' },
      seats: { corp: null, runner: { name: 'Host' } },
    })
    await host.get('stand', { game: room.id })
    await seen(2)
    expect(pushed[1]?.gone).toEqual([room.id])
  })

  test('a private game is found by its code and entered with its password', async () => {
    const host = await somebody('Host')
    const { room } = await host.get('create', {
      id: newId(),
      side: 'corp',
      listed: 'private',
      password: 'sesame',
    })
    const looker = await somebody('Friend')
    expect((await looker.get('lobby', {})).games.map(({ id }) => id)).not.toContain(room.id)
    const { game } = await looker.get('find', { code: (room.code ?? '').toLowerCase() })
    expect(game).toBe(room.id)
    expect(await looker.ask('sit', { game, side: 'runner' })).toMatchObject({ why: 'wrongPassword' })
    expect(await looker.ask('sit', { game, side: 'runner', password: 'simsim' })).toMatchObject({
      why: 'wrongPassword',
    })
    const { room: entered } = await looker.get('sit', { game, side: 'runner', password: 'sesame' })
    expect(entered).toMatchObject({ you: 'runner', code: null })
  })

  test('a title is one line, and turns nothing around', async () => {
    const host = await somebody('Host')
    const create = (title: string) => host.ask('create', { id: newId(), side: 'corp', title })
    for (const title of ['two\nlines', 'turned \u202e round', 'no\u200bthing', 'two\u2028lines'])
      expect(await create(title)).toMatchObject({ ok: false, why: 'malformed' })
    expect(await create('Élan, 9 p. m.!')).toMatchObject({ room: { settings: { title: 'Élan, 9 p. m.!' } } })
  })

  test('to create again what was created is the same game', async () => {
    const host = await somebody('Host')
    const asked = { id: newId(), side: 'corp' } as const
    const first = await host.get('create', asked)
    expect((await host.get('create', asked)).room.id).toBe(first.room.id)
  })

  test('what is in a deck only its player sees; an illegal one makes nobody ready', async () => {
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    const other = await somebody('Other')
    await other.get('sit', { game, side: 'runner' })
    expect(await other.ask('ready', { game, chance: chance() })).toMatchObject({ why: 'notReady' })
    expect(await other.ask('chooseDeck', { game, deck: { starter: starters.corp } })).toMatchObject({
      why: 'deckIllegal',
    })
    expect(await other.ask('chooseDeck', { game, deck: { list: '3x Dieesel' } })).toMatchObject({
      why: 'deckUnread',
      because: expect.arrayContaining([
        {
          code: 'unread',
          params: {
            why: 'unknownCard',
            line: 1,
            name: 'Dieesel',
            suggestions: expect.arrayContaining(['Diesel']),
          },
        },
      ]),
    })
    const list = 'Noise: Hacker Extraordinaire\n3x Diesel'
    const { room: own } = await other.get('chooseDeck', { game, deck: { list } })
    expect(own.yourDeck?.problems.length).toBeGreaterThan(0)
    expect(own.seats.runner).toMatchObject({ deck: 'illegal', ready: false })
    expect(await other.ask('ready', { game, chance: chance() })).toMatchObject({ why: 'deckIllegal' })
    const { room: hosts } = await host.get('enter', { game })
    expect(hosts.yourDeck).toBeNull()
    expect(JSON.stringify(hosts)).not.toContain('diesel')
  })

  test('sides are swapped when both want it', async () => {
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    const other = await somebody('Other')
    await other.get('sit', { game, side: 'runner' })
    expect((await host.get('swap', { game, wants: 'swap' })).room.you).toBe('corp')
    expect((await other.get('swap', { game, wants: 'swap' })).room).toMatchObject({
      you: 'corp',
      seats: { corp: { who: { name: 'Other' } }, runner: { who: { name: 'Host' } } },
    })
  })

  test('seats are taken once, and the host is who stays', async () => {
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    const other = await somebody('Other')
    expect(await other.ask('sit', { game, side: 'corp' })).toMatchObject({ why: 'seatTaken' })
    await other.get('sit', { game, side: 'runner' })
    expect(await other.ask('seatBot', { game, side: 'corp', level: 'random' })).toMatchObject({
      why: 'notTheHost',
    })
    await host.get('stand', { game })
    const { room: bot } = await other.get('seatBot', { game, side: 'corp', level: 'random' })
    expect(bot.seats.corp).toMatchObject({ who: { kind: 'bot' }, ready: true })
  })

  test('the host takes a seat away, from others and from nobody else', async () => {
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    await host.get('chooseDeck', { game, deck: { starter: starters.corp } })
    await host.get('ready', { game, chance: chance() })
    const other = await somebody('Other')
    await other.get('sit', { game, side: 'runner' })
    expect(await other.ask('unseat', { game, side: 'corp' })).toMatchObject({ why: 'notTheHost' })
    expect(await host.ask('unseat', { game, side: 'corp' })).toMatchObject({ why: 'noSuchThing' })
    expect((await host.get('unseat', { game, side: 'runner' })).room).toMatchObject({
      state: 'open',
      // A player who was ready for one opponent is not ready for another.
      seats: { corp: { ready: false }, runner: null },
    })
    await host.get('seatBot', { game, side: 'runner', level: 'random' })
    const { seats } = (await host.get('seatBot', { game, side: 'runner', level: 'random' })).room
    expect(seats.runner?.who.name).toBe('Newcomer')
    expect(await host.ask('seatBot', { game, side: 'runner', level: 'sensible' })).toMatchObject({
      why: 'seatTaken',
    })
    // Whose acknowledgement is lost asks again.
    for (let times = 0; times < 2; times++)
      expect((await host.get('unseat', { game, side: 'runner' })).room.seats.runner).toBeNull()
    expect(await other.ask('unseat', { game, side: 'runner' })).toMatchObject({ why: 'notTheHost' })
  })

  test('a bot takes a seat and plays', async () => {
    const host = await somebody('Host')
    const { room } = await host.get('create', { id: newId(), side: 'runner', listed: 'private' })
    const game = room.id
    await host.get('seatBot', { game, side: 'corp', level: 'sensible' })
    await host.get('chooseDeck', { game, deck: { starter: starters.runner } })
    const { room: begun } = await host.get('ready', { game, chance: chance() })
    expect(begun.state).toBe('playing')
    const seat = await watching(host, game)
    for (let answers = 0; answers < 15; answers++) {
      while (seat.view.question === null && seat.view.over === null) await seat.reach(seat.version + 1)
      await playTo([seat], 'bot', seat.version + 1)
    }
    expect(seat.view.turn).toBeGreaterThan(0)
  })

  test('a rematch has the sides swapped', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    expect(await corp.ask('rematch', { game })).toMatchObject({ why: 'notReady' })
    await runner.get('concede', { game })
    await corp.get('rematch', { game })
    const { room } = await runner.get('rematch', { game })
    const { room: next } = await runner.get('enter', { game: room.rematch ?? '' })
    expect(next).toMatchObject({ state: 'open', you: 'corp' })
  })

  test('somebody who is deleted has given up, and is named nowhere', async () => {
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    await corp.get('say', { game, channel: 'players', text: 'Farewell', id: newId() })
    await fetch(`http://127.0.0.1:${server.port}/api/me`, {
      method: 'DELETE',
      headers: { cookie: corpVisitor.cookie },
    })
    const { room } = await runner.get('enter', { game })
    expect(room).toMatchObject({
      state: 'over',
      result: { winner: 'runner' },
      seats: { corp: { who: { name: '' } } },
    })
    const told = JSON.stringify([room, await runner.get('chat', { game })])
    expect(told).not.toContain('Ada')
    expect(told).not.toContain(corpVisitor.me.id)
  })

  test('players talk for all to read, and spectators among themselves', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const watcher = await somebody('Watcher')
    await watcher.get('enter', { game })
    const heard: string[] = []
    corp.on('line', ({ line }) => heard.push(line.text))
    await watcher.get('say', { game, channel: 'spectators', text: 'He holds a Snare!', id: newId() })
    expect(await watcher.ask('say', { game, channel: 'players', text: 'Hello', id: newId() })).toMatchObject({
      why: 'notAllowed',
    })
    const asked = { game, channel: 'players', text: '<b>Hi</b>', id: newId() } as const
    const { line } = await runner.get('say', asked)
    expect(await runner.get('say', asked)).toMatchObject({ line })
    expect((await corp.get('chat', { game })).lines.map(({ text }) => text)).toEqual(['<b>Hi</b>'])
    expect((await watcher.get('chat', { game })).lines).toHaveLength(2)
    expect(heard).toEqual(['<b>Hi</b>'])
  })
})

testOn(
  databases,
  'a seat is kept for somebody who is away for some minutes, and longer for the host',
  async fresh => {
    let time = Date.now()
    // Only what is done from time to time goes by this clock.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await serving(fresh(), {}, () => time)
    const somebody = async (name: string) => connected(server.port, await guest(server.port, name))
    const [host, other, watcher] = [
      await somebody('Host'),
      await somebody('Other'),
      await somebody('Watcher'),
    ]
    const { room } = await host.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    await other.get('sit', { game, side: 'runner' })
    const seats = async () => {
      const { corp, runner } = (await watcher.get('enter', { game })).room.seats
      const isHere = (seat: typeof corp) => (seat === null ? 'free' : seat.here ? 'here' : 'away')
      return [isHere(corp), isHere(runner)]
    }
    const later = (minutes: number): void => {
      time += minutes * 60_000
      vi.advanceTimersByTime(30_000)
    }
    host.close()
    other.close()
    await expect.poll(seats).toEqual(['away', 'away'])
    later(4)
    expect(await seats()).toEqual(['away', 'away'])
    later(1)
    await expect.poll(seats).toEqual(['away', 'free'])
    // Somebody else has the seat, and keeps it as long as they are there.
    await watcher.get('sit', { game, side: 'runner' })
    later(10)
    expect(await seats()).toEqual(['away', 'here'])
    vi.useRealTimers()
    await server.close()
  },
)

test('nobody sits down everywhere', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { RATES: '0.2' }, standing)
  const hosts = [await guest(server.port, 'Ada'), await guest(server.port, 'Bob')]
  const games: string[] = []
  for (const visitor of hosts)
    for (const side of ['corp', 'runner'] as const) {
      const host = await connected(server.port, visitor)
      games.push((await host.get('create', { id: newId(), side, title: side })).room.id)
    }
  const squatter = await connected(server.port, await guest(server.port, 'Squatter'))
  const sits = async (game = '', side: 'corp' | 'runner') => {
    const answer = await squatter.ask('sit', { game, side })
    return answer.ok ? 'sits' : answer.why
  }
  expect(await sits(games[0], 'runner')).toBe('sits')
  expect(await sits(games[1], 'corp')).toBe('sits')
  expect(await sits(games[2], 'runner')).toBe('tooFast')
  // Asked again after a lost acknowledgement, it is no other seat.
  expect(await sits(games[0], 'runner')).toBe('sits')
  await server.close()
})

test('of very many games the lobby tells those one can join, and then the newest', () => {
  const seats = { corp: null, runner: null }
  const games = Array.from(
    { length: 700 },
    (_, n): Listing => ({
      id: `game-${n}`,
      state: n % 7 === 0 ? 'open' : 'playing',
      settings: settings.parse({}),
      locked: false,
      seats,
      since: n,
    }),
  )
  const told = newestOf(games)
  expect(told).toHaveLength(500)
  expect(told.slice(0, 100).map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, n) => `game-${(99 - n) * 7}`),
  )
  expect(told[100]?.id).toBe('game-699')
})
