import type { RouteGiven } from '@paydata/protocol'
import { routes } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { playTo, twoAtATable, updatesOf, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { guest, serving } from './serving.ts'
import { describeOn, worlds } from './stores.ts'

describeOn(worlds, fresh => {
  let time = Date.now()
  let server: Running
  beforeAll(async () => {
    server = await serving(fresh(), {}, () => time)
  })
  afterAll(() => server.close())

  const get = async (path: string, visitor: Visitor | null) =>
    (
      await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie: visitor?.cookie ?? '' } })
    ).json()
  const ofPlayer = async (
    player: Visitor,
    asking: Visitor | null,
  ): Promise<RouteGiven<'playerStatistics'>['statistics']> =>
    routes.playerStatistics.gives.parse(await get(`/api/players/${player.me.id}/statistics`, asking))
      .statistics

  test('a game that is over is told in numbers, as everybody at the table saw it', async () => {
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    const path = `/api/games/${game}/statistics`
    expect(await get(path, corpVisitor)).toMatchObject({ why: 'notReady' })
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'counted', 1)
    time += 5000
    await playTo(seats, 'counted', 60)
    time += 3000
    const { version } = await corp.get('concede', { game })
    await Promise.all(seats.map(seat => seat.reach(version)))
    const { statistics } = routes.gameStatistics.gives.parse(await get(path, null))
    expect(statistics).toMatchObject({
      game,
      identities: { corp: seats[0].view.corp.identity.face?.definition },
      result: { winner: 'runner', how: 'concession' },
      score: { corp: seats[0].view.corp.score, runner: seats[0].view.runner.score },
      turns: seats[0].view.turn,
      seconds: 8,
    })
    const { thinking, decisions, counts } = statistics
    expect(thinking.corp + thinking.runner).toBeGreaterThanOrEqual(8)
    expect(decisions.corp + decisions.runner).toBeLessThan(60)
    // What was counted is what a spectator was shown.
    const shown = updatesOf(await corp.get('history', { game })).flatMap(({ occurrences }) => occurrences)
    const count = (what: string) => shown.filter(each => each.what === what && each.by !== null).length
    expect(count('installed')).toBeGreaterThan(0)
    expect((counts.installed?.corp ?? 0) + (counts.installed?.runner ?? 0)).toBe(count('installed'))
    expect((counts.runBegan?.runner ?? 0) + (counts.runBegan?.corp ?? 0)).toBe(count('runBegan'))
  })

  test('a player’s games are counted by side, identity and end; others see those that were public', async () => {
    const first = await twoAtATable(server.port)
    await first.corp.get('concede', { game: first.game })
    const bob = first.runnerVisitor
    const ada = first.corpVisitor
    const won = { played: 1, won: 1, drawn: 0 }
    const none = { played: 0, won: 0, drawn: 0 }
    expect(await ofPlayer(bob, null)).toMatchObject({
      player: bob.me,
      people: {
        all: won,
        sides: { corp: none, runner: won },
        identities: [{ side: 'runner', ...won }],
        wonBy: { concession: 1 },
        lostBy: {},
        turns: 0,
      },
      bots: { all: none, turns: null },
    })
    expect((await ofPlayer(ada, bob)).people).toMatchObject({ all: { won: 0 }, lostBy: { concession: 1 } })

    const hidden = await twoAtATable(server.port, { listed: 'private' })
    await hidden.runner.get('draw', { game: hidden.game, wants: 'draw' })
    await hidden.corp.get('draw', { game: hidden.game, wants: 'draw' })
    expect((await ofPlayer(hidden.corpVisitor, null)).people.all).toEqual(none)
    expect((await ofPlayer(hidden.corpVisitor, hidden.corpVisitor)).people.all).toEqual({
      ...none,
      played: 1,
      drawn: 1,
    })

    expect(await get('/api/players/pnobody/statistics', null)).toMatchObject({ why: 'noSuchThing' })
  })

  test('of a game without spectators nothing is told to others', async () => {
    const { corp, game, corpVisitor } = await twoAtATable(server.port, { spectators: { see: 'nothing' } })
    await corp.get('concede', { game })
    const path = `/api/games/${game}/statistics`
    expect(await get(path, await guest(server.port, 'Stranger'))).toMatchObject({ why: 'notAllowed' })
    expect(await get(path, corpVisitor)).toMatchObject({ ok: true })
  })

  test('somebody who is deleted is in no statistics any more, and opponents keep theirs', async () => {
    const { corp, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    await corp.get('concede', { game })
    await fetch(`http://127.0.0.1:${server.port}/api/me`, {
      method: 'DELETE',
      headers: { cookie: corpVisitor.cookie },
    })
    expect(await get(`/api/players/${corpVisitor.me.id}/statistics`, null)).toMatchObject({
      why: 'noSuchThing',
    })
    expect((await ofPlayer(runnerVisitor, null)).people.all).toMatchObject({ played: 1, won: 1 })
  })
})
