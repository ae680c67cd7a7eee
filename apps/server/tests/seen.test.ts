import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedAt, releaseWith } from '@paydata/match/testing'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { entry, rowOf } from '../src/matches/entries.ts'
import type { Running } from '../src/server.ts'
import type { Store } from '../src/store/open.ts'
import { openStore, openToRead } from '../src/store/open.ts'
import type { Changes } from './builds.ts'
import { build, offering } from './builds.ts'
import { lastOf, playTo, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected, guest, oneServer, serving, thinksHere } from './serving.ts'
import { databases, describeOn } from './stores.ts'

/** A build by whose rules no card is drawn by an action, and all others are offered the other way round. */
const otherRules: Changes = {
  'packages/engine/src/record/rules.ts': () => ({ rulesVersion: changedAt(1001) }),
  ...offering(actions => actions.toReversed().filter(({ does }) => does !== 'drawCard')),
}

/** A build that knows none of the cards. */
const otherCards: Changes = {
  'packages/cards/src/versions.ts': original => ({
    ...original,
    setVersions: releaseWith(1, 1001).cards,
  }),
  'packages/cards/src/sets/index.ts': original => ({ ...original, cards: [] }),
}

const answer = z.looseObject({ ok: z.boolean(), why: z.string().optional() })

describeOn(databases, fresh => {
  const told = async (port: number, path: string, visitor: Visitor | null) => {
    const headers = { cookie: visitor?.cookie ?? '' }
    return answer.parse(await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json())
  }

  /** All that a server shows of a game that is over to its players and to somebody else. */
  async function shown(
    port: number,
    game: string,
    players: readonly Visitor[],
    others: 'all' | 'players' = 'all',
  ) {
    const eyes = []
    for (const visitor of others === 'all' ? [...players, null] : players) {
      const line = await connected(port, visitor)
      const history = await line.get('history', { game })
      const { seen } = await line.get('watch', { game })
      line.close()
      expect(seen).toMatchObject([{ is: 'whole', ...lastOf(history) }])
      eyes.push({ history, seen })
    }
    const asked = ['replay', 'statistics'].map(what =>
      told(port, `/api/games/${game}/${what}`, players[0] ?? null),
    )
    return { eyes, told: await Promise.all(asked) }
  }

  /** A game that has come some way, with an answer taken back, and is over. */
  async function ended(server: Running, settings: object = {}) {
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port, settings)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'seen', 40)
    const { version } = seats[0]
    if ((await corp.ask('takeBack', { game, version })).ok)
      await runner.ask('allowTakeBack', { game, version, allow: 'yes' })
    await Promise.all(seats.map(seat => seat.reach(version + 1)))
    await playTo(seats, 'seen again', 60)
    const end = await corp.get('concede', { game })
    await Promise.all(seats.map(seat => seat.reach(end.version)))
    return { game, players: [corpVisitor, runnerVisitor] as const, seats }
  }

  const partsOf = async (where: ReturnType<typeof fresh>, game: string) => {
    const store = await openToRead(where)
    const rows = await store.selectFrom('seen').selectAll().where('game', '=', game).orderBy('part').execute()
    await store.destroy()
    return rows
  }

  test.each([
    ['other rules', otherRules],
    ['other cards', otherCards],
  ])('a game that is over is shown under %s as it was shown before', async (_, changes) => {
    const where = fresh()
    const before = await serving(where)
    const { game, players, seats } = await ended(before)
    const then = await shown(before.port, game, players)
    expect(lastOf(then.eyes[0]!.history).view).toEqual(seats[0].view)
    expect(then.told).toMatchObject([
      { ok: true },
      { ok: true, statistics: { result: { winner: 'runner' } } },
    ])
    await before.close()
    const after = await (await build(changes)).serving(where)
    expect(await shown(after.port, game, players)).toEqual(then)
    await after.close()
  })

  test('a game whose server died while it was packed is packed by the next', async () => {
    const where = fresh()
    const stuck = await oneServer(
      where,
      {},
      undefined,
      thinksHere,
      undefined,
      undefined,
      () => new Promise(() => undefined),
    )
    const { game, players, seats } = await ended(stuck)
    await stuck.close()
    expect(await partsOf(where, game)).toEqual([])
    const next = await serving(where)
    await expect.poll(() => partsOf(where, game)).toHaveLength(8)
    await next.close()
    const later = await (await build(otherRules)).serving(where)
    const { eyes } = await shown(later.port, game, players)
    expect(eyes.map(({ history }) => lastOf(history).view)).toMatchObject([seats[0].view, seats[1].view, {}])
    await later.close()
  })

  test('a game that this release cannot play is tried again by the next server, not at each look', async () => {
    let now = Date.now()
    let look = async (): Promise<void> => undefined
    let tries = 0
    const server = await oneServer(
      fresh(),
      { LOG_LEVEL: 'silent' },
      () => now,
      thinksHere,
      undefined,
      work => {
        look = work
        return () => undefined
      },
      async () => {
        tries += 1
        return { ok: false, why: { what: 'partMissing', part: 'corp' } }
      },
    )
    await ended(server)
    await expect.poll(() => tries).toBe(1)
    const triedAfterAnHour = async () => {
      now += 3_600_000
      await look()
      return tries
    }
    expect([await triedAfterAnHour(), await triedAfterAnHour(), await triedAfterAnHour()]).toEqual([2, 2, 2])
    await server.close()
  })

  /** A game that was kept, and what is then done to what was kept while no server is there. */
  async function spoilt(settings: object, spoil: (store: Store, game: string) => Promise<unknown>) {
    const where = fresh()
    const before = await serving(where)
    const over = await ended(before, settings)
    await shown(before.port, over.game, over.players, 'players')
    await before.close()
    const store = await openStore(where)
    await spoil(store, over.game)
    await store.destroy()
    // What was acknowledged is not what this is about.
    rmSync(join(where.DATA, 'acknowledged'), { force: true })
    return { ...over, server: await serving(where, { LOG_LEVEL: 'silent' }) }
  }

  /** Notes another digest of the game after an entry, as if the rules had led it elsewhere when it was written. */
  async function leadElsewhere(store: Store, game: string, from: number): Promise<void> {
    const rows = await store.selectFrom('entries').selectAll().where('game', '=', game).orderBy('n').execute()
    let before = rows[from - 2]?.seal ?? expect.fail()
    for (const { n, entry: text } of rows.slice(from - 1)) {
      const read = entry.parse(JSON.parse(text))
      const made = n === from && 'after' in read ? { ...read, after: 'elsewhere' } : read
      const { seal, ...row } = rowOf(made, n, before)
      await store
        .updateTable('entries')
        .set({ ...row, seal })
        .where('game', '=', game)
        .where('n', '=', n)
        .execute()
      before = seal
    }
  }

  const ofPart = (store: Store, game: string, part: string) =>
    store.updateTable('seen').where('game', '=', game).where('part', '=', part)

  test.each<[string, (store: Store, game: string) => Promise<unknown>]>([
    [
      'spoilt bytes',
      (store, game) =>
        ofPart(store, game, 'corp')
          .set({ packed: Buffer.from('no') })
          .execute(),
    ],
    [
      'what another eye saw',
      async (store, game) => {
        const { packed, seal } = await store
          .selectFrom('seen')
          .selectAll()
          .where('game', '=', game)
          .where('part', '=', 'runner')
          .executeTakeFirstOrThrow()
        await ofPart(store, game, 'corp')
          .set({ packed: new Uint8Array(packed), seal })
          .execute()
      },
    ],
  ])('%s in what was kept for one player is damage that is told, and others see theirs', async (_, spoil) => {
    const { server, game, players } = await spoilt({}, spoil)
    const [corp, runner] = await Promise.all(players.map(each => connected(server.port, each)))
    expect(await corp?.ask('history', { game })).toMatchObject({
      ok: false,
      why: 'damaged',
      because: [{ code: 'damage', params: { what: 'partChanged', part: 'corp' } }],
    })
    expect(await corp?.ask('watch', { game })).toMatchObject({ ok: false, why: 'damaged' })
    expect(await runner?.ask('history', { game })).toMatchObject({ ok: true, eye: 'runner' })
    expect(await told(server.port, `/api/games/${game}/statistics`, players[0])).toMatchObject({ ok: true })
    await server.close()
  })

  test('a game that was never kept and goes another way by now says why it cannot be shown, and where', async () => {
    const { server, game, players } = await spoilt({}, async (store, id) => {
      await store.deleteFrom('seen').where('game', '=', id).execute()
      await leadElsewhere(store, id, 3)
    })
    const [corp] = await Promise.all(players.map(each => connected(server.port, each)))
    const why = {
      ok: false,
      why: 'damaged',
      because: [{ code: 'damage', params: { what: 'otherCourse', entry: 3 } }],
    }
    expect(await corp?.ask('history', { game })).toMatchObject(why)
    expect(await told(server.port, `/api/games/${game}/statistics`, players[0])).toMatchObject(why)
    expect(await told(server.port, `/api/games/${game}/replay`, players[0])).toMatchObject(why)
    await server.close()
  })

  test('what was kept by a newer server is left to newer servers', async () => {
    const { server, game, players } = await spoilt({}, (store, id) =>
      ofPart(store, id, 'numbers').set({ format: 99 }).execute(),
    )
    expect(await told(server.port, `/api/games/${game}/statistics`, players[0])).toMatchObject({
      why: 'busy',
      because: [{ code: 'needsNewerServer' }],
    })
    await server.close()
  })

  test('somebody who might not look on learns nothing of a game that is over, be what was kept whole or not', async () => {
    const settings = { spectators: { see: 'nothing' } }
    const nothing = () => Promise.resolve()
    const damage = (store: Store, game: string) =>
      store
        .updateTable('seen')
        .set({ packed: Buffer.from('no') })
        .where('game', '=', game)
        .where('part', '!=', 'end')
        .execute()
    const answers = []
    for (const spoil of [nothing, damage]) {
      const { server, game } = await spoilt(settings, spoil)
      const stranger = await connected(server.port, await guest(server.port, 'Stranger'))
      answers.push([
        await stranger.ask('history', { game }),
        await stranger.ask('watch', { game, eye: 'corp' }),
        await told(server.port, `/api/games/${game}/replay`, null),
        await told(server.port, `/api/games/${game}/statistics`, null),
      ])
      await server.close()
    }
    const [whole, damaged] = answers
    expect(whole?.map(each => answer.parse(each).why)).toEqual(Array.from({ length: 4 }, () => 'notAllowed'))
    expect(damaged).toEqual(whole)
  })

  test('both hands are shown late of a game that is over, too, also where it was kept', async () => {
    const where = fresh()
    let time = Date.now()
    const before = await serving(where, {}, () => time)
    const { game, players, seats } = await ended(before, { spectators: { see: 'hands', delay: 60 } })
    await shown(before.port, game, players)
    await before.close()
    const server = await serving(where, {}, () => time)
    const late = await connected(server.port, null)
    time += 59_000
    expect(await late.ask('watch', { game, eye: 'corp' })).toMatchObject({ ok: false, why: 'notReady' })
    time += 1000
    const { seen } = await late.get('watch', { game, eye: 'corp' })
    expect(seen).toMatchObject([{ is: 'whole', eye: 'corp', view: seats[0].view }])
    expect(await late.ask('history', { game })).toMatchObject({ eye: 'spectator' })
    await server.close()
  })
})
