import type { Entry } from '@paydata/match'
import { eye } from '@paydata/protocol'
import { describe, expect, test } from 'vitest'
import { leasesOf } from '../src/cluster/leases.ts'
import { limitsOf } from '../src/limits/rates.ts'
import { rowOf } from '../src/matches/entries.ts'
import { openLog } from '../src/matches/log.ts'
import { firstSeal, wholeLog } from '../src/matches/restore.ts'
import { StaleFence } from '../src/store/fences.ts'
import { openStore } from '../src/store/open.ts'
import { finalViews } from './finals.ts'
import { playTo, replyOf, starters, watching } from './players.ts'
import { chance, connected, guest, newId, oneServer } from './serving.ts'
import { someSetup } from './setups.ts'
import { cutRedis, shared } from './stores.ts'
import { wanderer } from './wanderers.ts'

const gaveUp: Entry = { kind: 'concession', at: 1, by: 'corp', left: null }

describe.skipIf(!shared.isThere).each(shared.each)('on %s', (_name, fresh) => {
  /** Two who sit at one table through these servers, at the first question. */
  async function seated(corpPort: number, runnerPort: number, settings: object = {}) {
    const [ada, bob] = [await guest(corpPort, 'Ada'), await guest(runnerPort, 'Bob')]
    const [corp, runner] = [await connected(corpPort, ada), await connected(runnerPort, bob)]
    const { room } = await corp.get('create', { id: newId(), side: 'corp', ...settings })
    const game = room.id
    await runner.get('sit', { game, side: 'runner' })
    await corp.get('chooseDeck', { game, deck: { starter: starters.corp } })
    await runner.get('chooseDeck', { game, deck: { starter: starters.runner } })
    await corp.get('ready', { game, chance: chance() })
    await runner.get('ready', { game, chance: chance() })
    return { game, corp, runner, ada, bob }
  }

  test('opponents and a spectator at three servers play one game', async () => {
    const where = fresh()
    const [a, b, c] = await Promise.all([oneServer(where), oneServer(where), oneServer(where)])
    const lobby = await connected(c.port, null)
    await lobby.get('lobby', {})
    const listed = new Promise<string | undefined>(resolve =>
      lobby.on('listed', ({ changed }) => changed[0]?.state === 'playing' && resolve(changed[0].id)),
    )
    const { game, corp, runner } = await seated(a.port, b.port)
    expect(await listed).toBe(game)
    const spectator = await watching(lobby, game)
    const seats = [await watching(corp, game), await watching(runner, game)]
    await playTo(seats, 'apart', 60)
    const version = seats[0]?.version ?? 0
    await spectator.reach(version)
    const finals = await finalViews(where, game)
    expect(seats.map(({ view }) => view)).toEqual([finals.corp, finals.runner])
    expect(spectator.view).toEqual(finals.spectator)

    const heard = new Promise(resolve => runner.on('line', ({ line }) => resolve(line.text)))
    await corp.get('say', { game, channel: 'players', text: 'Well played', id: newId() })
    expect(await heard).toBe('Well played')
    const away = new Promise(resolve =>
      corp.on('room', ({ room }) => room.seats.runner?.here === false && resolve(true)),
    )
    runner.close()
    await away
    await Promise.all([a.close(), b.close(), c.close()])
  })

  test('the same reply through another server counts once', async () => {
    const where = fresh()
    const [a, b] = [await oneServer(where), await oneServer(where)]
    const { game, corp, ada } = await seated(a.port, b.port)
    const seat = await watching(corp, game)
    const asked = { game, id: newId(), version: 0, reply: replyOf(seat, 'twice') }
    const first = await corp.get('reply', asked)
    const elsewhere = await connected(b.port, ada)
    expect(await elsewhere.get('reply', asked)).toEqual(first)
    await Promise.all([a.close(), b.close()])
  })

  test('a game goes to the server at which both players have come to be', async () => {
    const where = fresh()
    const [a, b] = [await oneServer(where), await oneServer(where)]
    const { game, corp, runner, ada } = await seated(a.port, b.port)
    const owner = async () => {
      const store = await openStore(where)
      const lease = await store.selectFrom('leases').selectAll().where('game', '=', game).executeTakeFirst()
      await store.destroy()
      return lease
    }
    const before = await owner()
    corp.close()
    const seats = [await watching(await connected(b.port, ada), game), await watching(runner, game)]
    await playTo(seats, 'together', 10)
    await expect.poll(async () => (await owner())?.owner).not.toBe(before?.owner)
    expect((await owner())?.fence).toBeGreaterThan(before?.fence ?? 0)
    await Promise.all([a.close(), b.close()])
  })

  test('a process that holds an older fence can write nothing', async () => {
    const where = fresh()
    const store = await openStore(where)
    const [game, other] = ['game', 'other']
    for (const id of [game, other])
      await store
        .insertInto('games')
        .values({ id, code: null, state: 'open', room: '{}', setup: null, updated_at: 1, format: 1 })
        .execute()
    const [old, next] = [leasesOf(store, 'old', 60), leasesOf(store, 'next', 60)]
    await old.renew('open')
    await next.renew('open')
    const [first, safe] = [await old.take(game), await old.take(other)]
    if (first.is !== 'mine' || safe.is !== 'mine') throw new Error('Nobody had it.')
    expect(await next.take(game)).toEqual({ is: 'theirs', owner: 'old' })
    await old.give(game, first.fence, 'next', null)
    const second = await next.take(game)
    if (second.is !== 'mine') throw new Error('It was given.')
    expect(second.fence).toBeGreaterThan(first.fence)

    const log = openLog(store, null, () => undefined)
    const batch = (of: string, fence: number) => ({
      game: of,
      rows: [rowOf(gaveUp, 1, firstSeal(of, someSetup))],
      snapshot: null,
      besides: null,
      fence,
    })
    const stale = log.append(batch(game, first.fence))
    const right = log.append(batch(other, safe.fence))
    await expect(stale).rejects.toThrow(StaleFence)
    await right
    expect(await wholeLog(store, game, someSetup)).toEqual([])
    expect(await wholeLog(store, other, someSetup)).toEqual([gaveUp])
    await log.append(batch(game, second.fence))
    expect(await wholeLog(store, game, someSetup)).toEqual([gaveUp])
    await store.destroy()
  })

  test('a server that ends hands its games on, and no reply is lost', async () => {
    const where = fresh()
    const [a, b, c] = await Promise.all([oneServer(where), oneServer(where), oneServer(where)])
    let open = [a, b, c]
    const ports = () => open.map(({ port }) => port)
    const { game, corp, runner, ada, bob } = await seated(a.port, b.port, {
      clock: { bank: 3600, increment: 0 },
    })
    corp.close()
    runner.close()
    const players = await Promise.all([
      wanderer(ports, ada, game, 'drain'),
      wanderer(ports, bob, game, 'drain'),
    ])
    const playing = Promise.all(players.map(each => each.play(120)))
    await Promise.all(players.map(each => each.reach(30)))
    open = [b, c]
    await a.close()
    await playing
    const finals = await finalViews(where, game)
    const most = Math.max(...players.map(({ seat }) => seat.version))
    expect(finals.version).toBe(most)
    for (const { seat } of players.filter(each => each.seat.version === most))
      expect(seat.view).toEqual(finals[eye.parse(seat.view.viewer)])
    for (const { acknowledged } of players)
      for (const [id, version] of acknowledged) expect(finals.replies.get(id)).toBeLessThanOrEqual(version)
    for (const each of players) each.close()
    await Promise.all([b.close(), c.close()])
  })

  test('a running clock loses no time and gains none when its game goes from server to server', async () => {
    const where = fresh()
    let time = Date.now()
    const now = () => time
    const [a, b] = [await oneServer(where, {}, now), await oneServer(where, {}, now)]
    const { game, corp, runner, ada } = await seated(a.port, b.port, { clock: { bank: 60, increment: 5 } })
    await watching(corp, game)
    // The Corp has another connection besides, so that nobody is away at any time.
    const seats = [await watching(await connected(b.port, ada), game), await watching(runner, game)] as const
    time += 10_000
    await a.close()
    time += 5000
    const banks = (corpLeft: number, running: string) => ({
      left: { corp: corpLeft, runner: 60_000 },
      running: [running],
      away: { left: { corp: 180_000, runner: 180_000 }, running: [] },
    })
    const { seen } = await runner.get('watch', { game })
    expect(seen[0]).toMatchObject({ is: 'whole', version: 0, clock: banks(45_000, 'corp') })
    time += 3000
    await playTo(seats, 'handed over', 1)
    expect(seats[1].updates.at(-1)?.clock).toEqual(banks(47_000, 'runner'))
    await b.close()
  })

  test('when the connections to Redis are cut in play, everybody sees everything all the same', async () => {
    const where = fresh()
    const quiet = { LOG_LEVEL: 'silent' }
    const [a, b] = [await oneServer(where, quiet), await oneServer(where, quiet)]
    const { game, corp, runner, ada, bob } = await seated(a.port, b.port)
    corp.close()
    runner.close()
    const players = await Promise.all([
      wanderer(() => [a.port], ada, game, 'cut'),
      wanderer(() => [b.port], bob, game, 'cut'),
    ])
    const playing = Promise.all(players.map(each => each.play(80)))
    for (const at of [20, 40, 60]) {
      await Promise.race([playing, ...players.map(each => each.reach(at))])
      // Each server has one connection to speak and one to listen.
      await expect.poll(() => cutRedis(where, 4)).toBe('cut')
    }
    await playing
    const finals = await finalViews(where, game)
    expect(finals.version).toBeGreaterThanOrEqual(80)
    for (const each of players) {
      await each.reach(finals.version)
      expect(each.seat.view).toEqual(finals[eye.parse(each.seat.view.viewer)])
      for (const [id, version] of each.acknowledged)
        expect(finals.replies.get(id)).toBeLessThanOrEqual(version)
      each.close()
    }
    await Promise.all([a.close(), b.close()])
  })

  test('somebody who has used up a limit at one server finds it used up at the other', async () => {
    const where = fresh()
    const rates = { RATES: '1' }
    const [a, b] = [await oneServer(where, rates), await oneServer(where, rates)]
    const ada = await guest(a.port, 'Ada')
    const [here, there] = [await connected(a.port, ada), await connected(b.port, ada)]
    const guess = async (line: typeof here) => {
      const answer = await line.ask('find', { code: 'ABCDEF' })
      return answer.ok ? 'found' : answer.why
    }
    const guesses: string[] = []
    while (guesses.at(-1) !== 'tooFast') guesses.push(await guess(here))
    expect(guesses.length).toBeGreaterThan(5)
    // Fewer than the other would allow by itself.
    const others: string[] = []
    await expect
      .poll(
        async () => {
          others.push(...(others.length < guesses.length / 2 ? [await guess(there)] : []))
          return others.at(-1)
        },
        { interval: 1000 },
      )
      .toBe('tooFast')
    await Promise.all([a.close(), b.close()])
  })
})

test('what was done at one server counts at the others', () => {
  const [here, there] = [limitsOf(1, 'shared', Date.now), limitsOf(1, 'shared', Date.now)]
  for (let i = 0; i < 10; i++) expect(here('guesses', 'somebody')).toBeNull()
  for (const spent of here.spentSince()) there.spend(...spent)
  expect(there('guesses', 'somebody')).toBeGreaterThan(0)
  expect(there('guesses', 'somebody else')).toBeNull()
  expect(here.spentSince()).toEqual([])
})
