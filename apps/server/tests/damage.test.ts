import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { RefusedRequest } from '@paydata/protocol'
import type { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { rowOf } from '../src/matches/entries.ts'
import { format } from '../src/store/formats.ts'
import { openStore } from '../src/store/open.ts'
import type { Tables } from '../src/store/tables.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected, guest, newId, serving, servingWithLog } from './serving.ts'
import { databases, describeOn } from './stores.ts'

/** What a refusal says is wrong with the game. */
const damageIn = ({ because: [first] = [] }: RefusedRequest) =>
  typeof first === 'object' && first.code === 'damage' ? first.params : first

describeOn(databases, fresh => {
  /** Games that have come some way, and what is then done to the database while no server is there. */
  async function damaged(
    count: number,
    damage: (store: Kysely<Tables>, games: readonly string[]) => Promise<unknown>,
    more: Readonly<Record<string, string>> = { SNAPSHOT_EVERY: '1000' },
  ) {
    const where = fresh()
    const before = await serving(where, more)
    const games: string[] = []
    const players: Visitor[] = []
    for (let n = 0; n < count; n++) {
      const { corp, runner, game, corpVisitor } = await twoAtATable(before.port, { replays: 'everybody' })
      await playTo([await watching(corp, game), await watching(runner, game)], 'damage', 12)
      games.push(game)
      players.push(corpVisitor)
    }
    await before.close()
    const store = await openStore(where)
    await damage(store, games)
    await store.destroy()
    // What was acknowledged is another test's, and servers before did not note it.
    if (where.DATABASE_URL === undefined) rmSync(join(where.DATA, 'acknowledged'))
    const server = await serving(where, { LOG_LEVEL: 'silent' })
    const line = await connected(server.port, null)
    const because = async (game: string | undefined, asked: 'watch' | 'history' = 'watch') => {
      const answer = await line.ask(asked, { game: game ?? '' })
      return answer.ok ? 'whole' : damageIn(answer)
    }
    return { server, games, players, because }
  }

  /** Seals the log of a game as servers did that did not seal what it began with. */
  async function sealAsBefore(store: Kysely<Tables>, game = ''): Promise<void> {
    const rows = await store.selectFrom('entries').selectAll().where('game', '=', game).orderBy('n').execute()
    let seal = `first of ${game}`
    for (const { n, entry } of rows) {
      seal = rowOf(JSON.parse(entry), n, seal).seal
      await store.updateTable('entries').set({ seal }).where('game', '=', game).where('n', '=', n).execute()
    }
  }

  const setOf = async (store: Kysely<Tables>, game: string | undefined) => {
    const { setup } = await store
      .selectFrom('games')
      .select('setup')
      .where('id', '=', game ?? '')
      .executeTakeFirstOrThrow()
    return setup ?? ''
  }

  test('a game that is damaged is refused and left as it is; the others go on', async () => {
    const { server, games, because } = await damaged(9, async (store, all) => {
      const [changed, missing, snapshot, room, cut, entry, setup, older] = all
      const entries = (game = '') => store.updateTable('entries').where('game', '=', game)
      const game = (id = '') => store.updateTable('games').where('id', '=', id)
      await entries(changed).where('n', '=', 7).set({ entry: '{"kind":"concession"}' }).execute()
      await store
        .deleteFrom('entries')
        .where('game', '=', missing ?? '')
        .where('n', '=', 7)
        .execute()
      await store
        .insertInto('snapshots')
        .values({ game: snapshot ?? '', n: 9, saved: '{"of":"tomorrow"}' })
        .execute()
      await game(room).set({ room: '{"of":"tomorrow"}' }).execute()
      await game(cut).set({ room: '{"of":' }).execute()
      await entries(entry).where('n', '=', 7).set({ entry: '{"kind":' }).execute()
      await game(setup).set({ setup: '{"seed":' }).execute()
      await sealAsBefore(store, older)
    })
    const [changed, missing, snapshot, room, cut, entry, setup, older, whole] = games
    expect(await because(changed)).toEqual({ what: 'entryChanged', entry: 7 })
    expect(await because(missing)).toEqual({ what: 'entryMissing', entry: 7 })
    expect(await because(room)).toEqual({ what: 'roomUnknown' })
    expect(await because(cut)).toEqual({ what: 'roomUnknown' })
    expect(await because(entry)).toEqual({ what: 'entryChanged', entry: 7 })
    expect(await because(setup)).toEqual({ what: 'setupUnknown' })
    // A snapshot only saves time: the log has the game.
    expect(await because(snapshot)).toBe('whole')
    expect(await because(older)).toBe('whole')
    expect(await because(whole)).toBe('whole')
    await server.close()
  })

  test.each([
    ['from its beginning', '1000'],
    ['from a snapshot', '2'],
  ])('a game read %s that began with another seed or deck than it says is refused', async (_how, every) => {
    const { server, games, because } = await damaged(
      2,
      async (store, [seed, deck]) => {
        const change = async (game: string | undefined, to: (text: string) => string) => {
          const setup = to(await setOf(store, game))
          await store
            .updateTable('games')
            .set({ setup })
            .where('id', '=', game ?? '')
            .execute()
        }
        await change(seed, text => text.replace(/"seed":"./, '"seed":"x'))
        // The last card of the deck may never be seen, and no answer be impossible without it.
        await change(deck, text => text.replace(/,"[^"]+"\](\}\})$/, ']$1'))
        // So that nothing else is looked at than what is read.
        await store.deleteFrom('snapshots').where('n', '<', 9).execute()
      },
      { SNAPSHOT_EVERY: every },
    )
    for (const game of games) expect(await because(game)).toEqual({ what: 'entryChanged', entry: 1 })
    await server.close()
  })

  test('what is damaged before a snapshot is noticed by somebody who asks for the history or the replay', async () => {
    const { server, games, because } = await damaged(
      1,
      async (store, [game = '']) => {
        await store
          .updateTable('entries')
          .set({ entry: '{"kind":' })
          .where('game', '=', game)
          .where('n', '=', 3)
          .execute()
        await store.updateTable('games').set({ state: 'over' }).where('id', '=', game).execute()
        const { room } = await store
          .selectFrom('games')
          .select('room')
          .where('id', '=', game)
          .executeTakeFirstOrThrow()
        const over = { ...JSON.parse(room), state: 'over', result: { winner: 'corp', how: 'time' } }
        await store
          .updateTable('games')
          .set({ room: JSON.stringify(over) })
          .where('id', '=', game)
          .execute()
      },
      { SNAPSHOT_EVERY: '2' },
    )
    expect(await because(games[0], 'history')).toEqual({ what: 'entryChanged', entry: 3 })
    const replay = await fetch(`http://127.0.0.1:${server.port}/api/games/${games[0]}/replay`)
    expect(await replay.json()).toMatchObject({
      why: 'damaged',
      because: [{ code: 'damage', params: { what: 'entryChanged', entry: 3 } }],
    })
    await server.close()
  })

  test('somebody who has a damaged game still gets the list of the others', async () => {
    const where = fresh()
    const before = await serving(where)
    const ada = await twoAtATable(before.port)
    await ada.corp.get('concede', { game: ada.game })
    await ada.corp.get('rematch', { game: ada.game })
    const { room } = await ada.runner.get('rematch', { game: ada.game })
    const second = room.rematch ?? ''
    await before.close()
    const store = await openStore(where)
    await store
      .insertInto('seats')
      .values({ game: second, side: 'runner', player: ada.corpVisitor.me.id })
      .execute()
    await store.updateTable('games').set({ room: '{"of":' }).where('id', '=', second).execute()
    await store.destroy()
    const server = await serving(where, { LOG_LEVEL: 'silent' })
    const { cookie } = ada.corpVisitor
    const mine = await fetch(`http://127.0.0.1:${server.port}/api/me/games`, { headers: { cookie } })
    expect(await mine.json()).toMatchObject({ ok: true, games: [{ game: ada.game }] })
    await server.close()
  })

  test('whoever asks for a damaged game is refused, and it is noted once', async () => {
    const where = fresh()
    const before = await serving(where)
    const { game, corpVisitor, runnerVisitor } = await twoAtATable(before.port)
    await before.close()
    const store = await openStore(where)
    await store.updateTable('games').set({ room: '{"of":' }).where('id', '=', game).execute()
    await store.destroy()
    const server = await servingWithLog(where)
    const visitors = [corpVisitor, runnerVisitor, null]
    const lines = await Promise.all(visitors.map(visitor => connected(server.port, visitor)))
    for (const line of lines)
      for (const asked of ['watch', 'history'] as const)
        expect(await line.ask(asked, { game })).toMatchObject({ ok: false, why: 'damaged' })
    const noted = server.log.map(line => JSON.parse(line)).filter(({ request }) => request !== undefined)
    expect(noted).toMatchObject([{ msg: 'could not use a game that is damaged', game, request: 'watch' }])
    await server.close()
  })

  test('a damaged game does not keep abandoned ones from being given up', async () => {
    const where = fresh()
    const before = await serving(where)
    const host = await connected(before.port, await guest(before.port, 'Host'))
    const games: string[] = []
    for (let n = 0; n < 3; n++) games.push((await host.get('create', { id: newId(), side: 'corp' })).room.id)
    await before.close()
    const store = await openStore(where)
    await store.updateTable('games').set({ updated_at: 0 }).execute()
    await store
      .updateTable('games')
      .set({ room: '{"of":' })
      .where('id', '=', games[0] ?? '')
      .execute()
    await store.destroy()
    // Only what is done from time to time goes by this clock.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await serving(where, { LOG_LEVEL: 'silent' })
    const line = await connected(server.port, null)
    const listed = async () => (await line.get('lobby', {})).games.map(({ id }) => id).sort()
    expect(await listed()).toEqual(games.slice(1).sort())
    vi.advanceTimersByTime(30_000)
    await expect.poll(listed).toEqual([])
    vi.useRealTimers()
    await server.close()
  })

  test('a damaged line of the chat costs nobody the others, and is noted once', async () => {
    const where = fresh()
    const before = await serving(where)
    const { corp, game, corpVisitor, runnerVisitor } = await twoAtATable(before.port)
    for (const text of ['Hello', 'Garbled', 'Cut'])
      await corp.get('say', { game, channel: 'players', text, id: newId() })
    await before.close()
    const store = await openStore(where)
    const lines = store.updateTable('chat').where('game', '=', game)
    await lines.where('n', '=', 2).set({ line: '{"channel":"players","n":"two"}' }).execute()
    await lines.where('n', '=', 3).set({ line: '{"channel":"players","n":' }).execute()
    await store.destroy()
    const server = await servingWithLog(where)
    const reader = await connected(server.port, runnerVisitor)
    const texts = async () => (await reader.get('chat', { game })).lines.map(({ n, text }) => [n, text])
    expect(await texts()).toEqual([[1, 'Hello']])
    const again = await connected(server.port, corpVisitor)
    await again.get('say', { game, channel: 'players', text: 'Still here', id: newId() })
    expect(await texts()).toEqual([
      [1, 'Hello'],
      [4, 'Still here'],
    ])
    expect(await reader.ask('reportLine', { game, n: 3, id: newId() })).toMatchObject({ why: 'noSuchThing' })
    expect(server.log.map(line => JSON.parse(line))).toMatchObject([
      { msg: 'could not read a line of the chat', game, line: 3 },
      { msg: 'could not read a line of the chat', game, line: 2 },
    ])
    await server.close()
  })

  test('what a newer server has written to is refused as such, and left as it is', async () => {
    const where = fresh()
    const before = await serving(where)
    const { game, corpVisitor } = await twoAtATable(before.port, { replays: 'everybody' })
    await before.close()
    const store = await openStore(where)
    const row = store.selectFrom('games').selectAll().where('id', '=', game)
    const { room } = await row.executeTakeFirstOrThrow()
    const ofTomorrow = { room: JSON.stringify({ ...JSON.parse(room), mood: 'tense' }), format: 999 }
    await store.updateTable('games').set(ofTomorrow).where('id', '=', game).execute()
    await store.destroy()
    const server = await servingWithLog(where)
    const line = await connected(server.port, corpVisitor)
    const refused = { why: 'busy', because: [{ code: 'needsNewerServer' }], again: 2 }
    expect(await line.ask('watch', { game })).toMatchObject(refused)
    const replay = await fetch(`http://127.0.0.1:${server.port}/api/games/${game}/replay`)
    expect(replay.status).toBe(503)
    expect(await replay.json()).toMatchObject(refused)
    expect((await line.get('lobby', {})).games).toEqual([])
    const me = { method: 'DELETE', headers: { cookie: corpVisitor.cookie } }
    const deleting = await fetch(`http://127.0.0.1:${server.port}/api/me`, me)
    expect(await deleting.json()).toMatchObject(refused)
    expect(server.log).toEqual([])
    await server.close()
    const after = await openStore(where)
    expect(await after.selectFrom('games').selectAll().executeTakeFirst()).toMatchObject(ofTomorrow)
    await after.destroy()
  })

  test('a game that this server goes on with is noted as one of its form', async () => {
    const where = fresh()
    const before = await serving(where)
    const { game, corpVisitor } = await twoAtATable(before.port)
    await before.close()
    const written = async () => {
      const store = await openStore(where)
      const found = await store.selectFrom('games').select('format').where('id', '=', game).executeTakeFirst()
      await store.destroy()
      return found?.format
    }
    expect(await written()).toBe(format)
    const store = await openStore(where)
    await store.updateTable('games').set({ format: 0 }).execute()
    await store.destroy()
    const server = await serving(where)
    await (await connected(server.port, corpVisitor)).get('enter', { game })
    await server.close()
    expect(await written()).toBe(format)
  })
})
