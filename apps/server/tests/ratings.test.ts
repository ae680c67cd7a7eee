import type { RatingWish, RouteName, RouteSent } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { getOver } from './asking.ts'
import type { Someone } from './elsewhere.ts'
import { elsewhere, someone } from './elsewhere.ts'
import { forPoints, own, plays } from './for-points.ts'
import { starters } from './players.ts'
import { newId, serving } from './serving.ts'
import { describeOn, worlds } from './stores.ts'

describeOn(worlds, fresh => {
  const minutes = 60_000
  let time = Date.UTC(2026, 10, 29)
  let server: Running
  beforeAll(async () => {
    const where = fresh()
    // The balancer of several servers is a proxy more.
    const TRUST_PROXY = where.REDIS_URL === undefined ? '1' : '2'
    server = await serving(where, { TRUST_PROXY }, () => time)
  })
  afterAll(() => server.close())

  const gets = <Name extends RouteName>(asking: Someone | null, name: Name, asked: RouteSent<Name>) =>
    getOver(server.port, asking?.visitor ?? null, name, asked)
  const idOf = ({ visitor }: Someone) => visitor.me.id
  const ratingsOf = async (of: Someone, asking: Someone | null = null) =>
    (await gets(asking, 'ratings', { player: idOf(of) })).ratings
  const pointsOf = async (game: string, asking: Someone | null = null) =>
    (await gets(asking, 'pointsOfGame', { game })).points
  const curveOf = async (of: Someone, side: 'corp' | 'runner', asking: Someone | null = null) =>
    (await gets(asking, 'ratingCurve', { player: idOf(of), side, format: 'all' })).games
  const wishes = (of: Someone, wish: RatingWish) => gets(of, 'wishRatings', { wish })
  const inSeason = async (asking: Someone | null) =>
    (await gets(asking, 'season', { season: '2026-4' })).players
  const two = async () => [await someone(server.port, 'Ada'), await someone(server.port, 'Bob')] as const
  /** Ratings are worked out after a game, by whichever process. */
  const rated = (game: string, asking: Someone | null = null) =>
    expect.poll(async () => {
      const points = await pointsOf(game, asking)
      return points?.why ?? points?.corp
    })

  test('a game for points changes the rating of each player, on their side and in its format', async () => {
    const [ada, bob] = await two()
    const game = await plays(ada, bob, 'runner')
    await rated(game).toMatchObject({ before: 1500 })
    expect(await ratingsOf(ada)).toEqual([
      {
        side: 'corp',
        format: 'all',
        rating: expect.any(Number),
        deviation: expect.any(Number),
        is: 'provisional',
        games: 1,
      },
    ])
    const [corp] = await ratingsOf(ada)
    const [runner] = await ratingsOf(bob, ada)
    expect(corp?.rating).toBeGreaterThan(1500)
    expect(runner).toMatchObject({ side: 'runner', rating: 3000 - (corp?.rating ?? 0) })
    expect(await pointsOf(game)).toEqual({
      why: null,
      corp: { before: 1500, after: corp?.rating },
      runner: { before: 1500, after: runner?.rating },
    })
    expect(await curveOf(ada, 'corp', bob)).toMatchObject([
      { game, opponent: { id: idOf(bob) }, outcome: 'won', rating: corp?.rating, at: time },
    ])
    expect(await curveOf(ada, 'runner')).toEqual([])
  })

  test('a second game of the same two within ten minutes is for no points, and one afterwards is', async () => {
    const [ada, bob] = await two()
    await rated(await plays(ada, bob, 'corp')).toMatchObject({ before: 1500 })
    time += 10 * minutes - 1
    await rated(await plays(bob, ada, 'corp')).toBe('tooSoon')
    time += 1
    await rated(await plays(bob, ada, 'corp')).toMatchObject({ before: 1500 })
    expect((await ratingsOf(bob)).map(({ side }) => side).sort()).toEqual(['corp', 'runner'])
  })

  test('a game that is friendly, too short, with a ready deck or from one address is for no points', async () => {
    const [ada, bob] = await two()
    const friendly = await plays(ada, bob, 'corp', { settings: { clock: forPoints.clock } })
    expect(await pointsOf(friendly)).toBeNull()
    await rated(await plays(ada, bob, 'corp', { turns: 1 })).toBe('tooShort')
    const decks = { ...own, runner: { starter: starters.runner } }
    await rated(await plays(ada, bob, 'corp', { decks })).toBe('readyDeck')
    const one = elsewhere()
    const [beside, too] = [await someone(server.port, 'Bea', one), await someone(server.port, 'Ben', one)]
    await rated(await plays(beside, too, 'corp')).toBe('oneself')
    for (const each of [ada, bob, beside, too]) expect(await ratingsOf(each)).toEqual([])
  })

  test('a game for points has a clock, and nobody takes back what they have learned', async () => {
    const [ada] = await two()
    for (const settings of [
      { ...forPoints, clock: null },
      { ...forPoints, takeBacks: 'allowed' as const },
    ])
      expect(await ada.line.ask('create', { id: newId(), side: 'corp', ...settings })).toMatchObject({
        ok: false,
        why: 'notAllowed',
        because: [{ code: 'pointsNeedClock' }],
      })
  })

  test('who wants no ratings is told none, and theirs are told to nobody', async () => {
    const [ada, bob] = await two()
    const game = await plays(ada, bob, 'corp')
    await rated(game).toMatchObject({ before: 1500 })
    const season = async (asking: Someone | null) => (await inSeason(asking)).map(({ player }) => player.id)
    expect(await season(ada)).toContain(idOf(bob))
    await wishes(bob, 'hidden')
    expect(await gets(bob, 'ratings', { player: idOf(ada) })).toMatchObject({
      wish: 'hidden',
      ratings: [],
    })
    for (const asking of [null, ada, bob]) {
      expect(await ratingsOf(bob, asking)).toEqual([])
      expect(await curveOf(bob, 'runner', asking)).toEqual([])
      expect(await pointsOf(game, asking)).toMatchObject({ runner: null })
      expect(await season(asking)).not.toContain(idOf(bob))
    }
    expect(await pointsOf(game, bob)).toEqual({ why: null, corp: null, runner: null })
    expect(await season(bob)).toEqual([])
    expect(await ratingsOf(ada, ada)).toHaveLength(1)
    await wishes(bob, 'shown')
    expect(await ratingsOf(bob, ada)).toHaveLength(1)
  })

  test('of a game that others could not watch they are told only how it ended', async () => {
    const [ada, bob] = await two()
    const game = await plays(ada, bob, 'corp', { settings: { ...forPoints, listed: 'private' } })
    await rated(game, ada).toMatchObject({ before: 1500 })
    await expect(pointsOf(game)).rejects.toThrow('notAllowed')
    expect(await curveOf(bob, 'runner')).toMatchObject([{ game: null, opponent: null, outcome: 'won' }])
    expect(await curveOf(bob, 'runner', bob)).toMatchObject([{ game, opponent: { id: idOf(ada) } }])
  })

  test('a season counts different opponents, and computers are rated with people', async () => {
    const [ada, bob] = await two()
    const cleo = await someone(server.port, 'Cleo')
    for (const [loser, winner] of [
      [ada, cleo],
      [bob, cleo],
      [ada, cleo],
    ] as const) {
      time += 10 * minutes
      await rated(await plays(loser, winner, 'corp')).toMatchObject({ before: expect.any(Number) })
    }
    const players = await inSeason(null)
    expect(players.find(({ player }) => player.id === idOf(cleo))).toMatchObject({ beaten: 2 })

    const { room } = await cleo.line.get('create', { id: newId(), side: 'runner', ...forPoints })
    await cleo.line.get('seatBot', { game: room.id, side: 'corp', level: 'random' })
    await cleo.line.get('chooseDeck', { game: room.id, deck: own.runner })
    await cleo.line.get('ready', { game: room.id, chance: '0'.repeat(32) })
    await cleo.line.get('concede', { game: room.id })
    await rated(room.id).toBe('tooShort')
  })

  test('a player sees their own games with sides, identities and decks', async () => {
    const [ada, bob] = await two()
    const game = await plays(ada, bob, 'corp')
    expect((await gets(ada, 'myResults', {})).results).toMatchObject([
      { game, side: 'corp', outcome: 'lost', how: 'concession', opponent: 'person', turns: 2, deck: null },
    ])
  })

  test('who is deleted has no ratings any more, and their opponents keep what they won', async () => {
    const [ada, bob] = await two()
    const game = await plays(ada, bob, 'runner')
    await rated(game).toMatchObject({ before: 1500 })
    const before = await ratingsOf(ada)
    await gets(bob, 'deleteMe', {})
    expect(await ratingsOf(ada)).toEqual(before)
    expect(await curveOf(ada, 'corp', ada)).toMatchObject([{ game, opponent: { id: 'gone', name: '' } }])
  })
})
