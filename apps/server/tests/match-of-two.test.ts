import type { RouteGiven } from '@paydata/protocol'
import { routes } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { starters, watching } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { describeOn, worlds } from './stores.ts'

describeOn(worlds, fresh => {
  let time = Date.now()
  let server: Running
  beforeAll(async () => {
    server = await serving(fresh(), {}, () => time)
  })
  afterAll(() => server.close())

  const enter = async (line: Line, game: string) => (await line.get('enter', { game })).room
  const ready = (line: Line, game: string) => line.get('ready', { game, chance: chance() })

  /** Two with a deck for each side, the first game of whose match is on. */
  async function firstGame() {
    const [adaVisitor, bobVisitor] = [await guest(server.port, 'Ada'), await guest(server.port, 'Bob')]
    const [ada, bob] = [await connected(server.port, adaVisitor), await connected(server.port, bobVisitor)]
    const { room } = await ada.get('create', { id: newId(), side: 'corp', match: 'two' })
    const game = room.id
    await bob.get('sit', { game, side: 'runner' })
    for (const [line, of, side] of [
      [ada, 'this', 'corp'],
      [bob, 'this', 'runner'],
    ] as const)
      await line.get('chooseDeck', { game, of, deck: { starter: starters[side] } })
    expect(await ada.ask('ready', { game, chance: chance() })).toMatchObject({ ok: false, why: 'notReady' })
    await ada.get('chooseDeck', { game, of: 'second', deck: { starter: starters.runner } })
    await bob.get('chooseDeck', { game, of: 'second', deck: { starter: starters.corp } })
    await ready(ada, game)
    await ready(bob, game)
    return { ada, bob, game, adaVisitor, bobVisitor }
  }

  async function secondOf(line: Line, first: string): Promise<string> {
    const { match } = await enter(line, first)
    return match?.other ?? expect.fail('there is no second game')
  }

  const mine = async ({ cookie }: Visitor): Promise<RouteGiven<'myGames'>['games']> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/me/games`, { headers: { cookie } })
    return routes.myGames.gives.parse(await response.json()).games
  }

  test('after the first game sides are swapped, decks stay, and both games count', async () => {
    const { ada, bob, game, adaVisitor } = await firstGame()
    expect((await enter(ada, game)).match).toMatchObject({ nth: 1, other: null })
    await bob.get('concede', { game })
    const second = await secondOf(ada, game)
    const waiting = await enter(bob, second)
    expect(waiting).toMatchObject({
      state: 'open',
      code: null,
      seats: {
        corp: { who: { name: 'Bob' }, deck: 'chosen' },
        runner: { who: { name: 'Ada' }, deck: 'chosen' },
      },
      yourDeck: { identity: expect.any(String) },
      match: {
        nth: 2,
        other: game,
        begins: time + 60_000,
        so: { corp: { points: 0 }, runner: { points: 3 } },
      },
    })
    // What was agreed on before the first game is not changed between the two.
    for (const asked of [
      ada.ask('stand', { game: second }),
      ada.ask('swap', { game: second, wants: 'swap' }),
      ada.ask('chooseDeck', { game: second, deck: { starter: starters.runner } }),
    ])
      expect(await asked).toMatchObject({ ok: false, why: 'hasBegun' })
    expect(await ada.ask('rematch', { game })).toMatchObject({ ok: false, why: 'notReady' })

    await ready(ada, second)
    await ready(bob, second)
    const on = await watching(ada, second)
    expect(on.view.viewer).toBe('runner')
    await ada.get('concede', { game: second })
    expect((await enter(ada, second)).match).toMatchObject({
      nth: 2,
      begins: null,
      so: { corp: { points: 3 }, runner: { points: 3 } },
    })
    expect((await mine(adaVisitor)).map(({ match }) => [match?.nth, match?.other])).toEqual([
      [2, game],
      [1, second],
    ])
    // Then a whole new match.
    await ada.get('rematch', { game: second })
    const { room } = await bob.get('rematch', { game: second })
    expect(await enter(ada, room.rematch ?? expect.fail())).toMatchObject({
      match: { nth: 1, other: null, so: { corp: { points: 0 } } },
    })
  })

  test('a draw is one point for both', async () => {
    const { ada, bob, game } = await firstGame()
    await ada.get('draw', { game, wants: 'draw' })
    await bob.get('draw', { game, wants: 'draw' })
    const { match } = await enter(ada, await secondOf(ada, game))
    expect(match?.so).toMatchObject({ corp: { points: 1 }, runner: { points: 1 } })
  })

  test('the second game begins by itself after a minute, though nobody has said that they are ready', async () => {
    const { ada, bob, game } = await firstGame()
    await ada.get('concede', { game })
    const second = await secondOf(ada, game)
    time += 60_000
    await enter(bob, second)
    await expect.poll(async () => (await enter(ada, second)).state).toBe('playing')
    expect((await watching(bob, second)).view.question).toMatchObject({ asks: 'mulligan' })
  })

  test('a computer plays the second game as well', async () => {
    const ada = await connected(server.port, await guest(server.port, 'Ada'))
    const { room } = await ada.get('create', { id: newId(), side: 'corp', match: 'two' })
    const game = room.id
    await ada.get('chooseDeck', { game, deck: { starter: starters.corp } })
    await ada.get('chooseDeck', { game, of: 'second', deck: { starter: starters.runner } })
    await ada.get('seatBot', { game, side: 'runner', level: 'random' })
    await ready(ada, game)
    await ada.get('concede', { game })
    const second = await secondOf(ada, game)
    await ready(ada, second)
    expect(await enter(ada, second)).toMatchObject({ state: 'playing', you: 'runner' })
  })

  test('the second game does not begin without a player who is deleted', async () => {
    const { ada, bob, game, adaVisitor } = await firstGame()
    await ada.get('concede', { game })
    const second = await secondOf(bob, game)
    await enter(bob, second)
    await fetch(`http://127.0.0.1:${server.port}/api/me`, {
      method: 'DELETE',
      headers: { cookie: adaVisitor.cookie },
    })
    expect(await enter(bob, second)).toMatchObject({ state: 'abandoned' })
  })
})
