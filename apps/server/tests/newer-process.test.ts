import type { RefusedRequest } from '@paydata/protocol'
import { describe, expect, test } from 'vitest'
import { leasesOf } from '../src/cluster/leases.ts'
import { openWire } from '../src/cluster/wire.ts'
import { newLogger } from '../src/logger.ts'
import { places } from '../src/places.ts'
import { openStore } from '../src/store/open.ts'
import { twoAtATable } from './players.ts'
import { connected, oneServer } from './serving.ts'
import { shared } from './stores.ts'

const needsTomorrow: RefusedRequest = {
  ok: false,
  why: 'busy',
  says: '',
  because: [{ code: 'needsNewerServer' }],
  again: 2,
}
type Answer =
  | { readonly is: 'answer'; readonly given: object }
  | { readonly is: 'refused'; readonly refusal: RefusedRequest }
const needsNewer = { why: 'busy', because: [{ code: 'needsNewerServer' }], again: 2 }

describe.skipIf(!shared.isThere).each(shared.each)('on %s', (_name, fresh) => {
  /** A server, a game that a newer one has written to, and a newer one that gives this answer to all it is asked. */
  async function upgraded(answer: Answer) {
    const where = fresh()
    const server = await oneServer(where)
    const { game, corpVisitor } = await twoAtATable(server.port)
    await server.close()
    const store = await openStore(where)
    const next = leasesOf(store, 'next', 60)
    await next.renew('open')
    const wire = await openWire(where.REDIS_URL ?? '', 'next', newLogger({ LOG_LEVEL: 'silent' }))
    await wire.listen(
      said => {
        if (said.is === 'ask') void wire.send(said.from, { n: said.n, ...answer })
      },
      () => undefined,
    )
    await store.updateTable('games').set({ format: 999 }).where('id', '=', game).execute()
    const older = await oneServer(where)
    const owned = store.selectFrom('leases').select('owner').where('game', '=', game)
    return {
      game,
      next,
      line: await connected(older.port, corpVisitor),
      owner: async () => (await owned.executeTakeFirstOrThrow()).owner,
      async close() {
        await older.close()
        await wire.close()
        await store.destroy()
      },
    }
  }

  test('a process keeps no game that a newer one has written to, and asks the newer one that has it', async () => {
    const { game, line, next, owner, close } = await upgraded({
      is: 'answer',
      given: { ok: true, of: 'the newer one' },
    })
    expect(await line.ask('enter', { game })).toMatchObject(needsNewer)
    expect(await owner()).toBeNull()
    expect((await next.take(game)).is).toBe('mine')
    expect(await line.ask('enter', { game })).toMatchObject({ ok: true, of: 'the newer one' })
    await close()
  })

  test('games are handed over only to processes that can read them', async () => {
    const where = fresh()
    const store = await openStore(where)
    const [here, older, newer] = ['here', 'older', 'newer'].map(name => leasesOf(store, name, 60))
    for (const each of [here, older, newer]) await each?.renew('open')
    const processes = (id: string) => store.updateTable('processes').where('id', '=', id)
    await processes('older').set({ format: 1 }).execute()
    await processes('newer').set({ format: 999 }).execute()
    const members = (await here?.members()) ?? []
    expect(new Map(members.map(({ id, isOpen }) => [id, isOpen]))).toEqual(
      new Map([
        ['here', true],
        ['older', false],
        ['newer', true],
      ]),
    )
    await store.destroy()
  })

  test('what a newer process tells in words of its own is left out, and all else goes on', async () => {
    const where = fresh()
    const server = await oneServer(where, { LOG_LEVEL: 'silent' })
    const wire = await openWire(where.REDIS_URL ?? '', 'next', newLogger({ LOG_LEVEL: 'silent' }))
    const looking = await connected(server.port, null)
    await looking.get('lobby', {})
    const heard: unknown[] = []
    looking.on('listed', pushed => heard.push(pushed))
    const say = (name: string, place: string, pushed: unknown) =>
      wire.broadcast({ is: 'tell', from: 'next', place, name, pushed, except: [] })
    say('listed', places.lobby, { changed: [{ tomorrow: true }], gone: [] })
    say('update', places.eye('a'.repeat(20), 'corp'), { tomorrow: true })
    say('listed', places.lobby, { changed: [], gone: ['b'.repeat(20)] })
    await expect.poll(() => heard).toEqual([{ changed: [], gone: ['b'.repeat(20)] }])
    await wire.close()
    await server.close()
  })

  test('a process that wants of an older one what it does not know is told so at once', async () => {
    const where = fresh()
    const server = await oneServer(where, { LOG_LEVEL: 'silent' })
    const store = await openStore(where)
    const { id: older } = await store.selectFrom('processes').select('id').executeTakeFirstOrThrow()
    await store.destroy()
    const wire = await openWire(where.REDIS_URL ?? '', 'next', newLogger({ LOG_LEVEL: 'silent' }))
    const heard: unknown[] = []
    await wire.listen(
      said => void heard.push(said),
      () => undefined,
    )
    const asked = [{ do: 'tomorrow', game: 'a'.repeat(20) }, { do: 'goFrom', by: 'tomorrow' }, null]
    for (const [n, wanted] of asked.entries()) await wire.send(older, { is: 'ask', n, from: 'next', wanted })
    const refused = asked.map((_wanted, n) => ({ is: 'refused', n, refusal: needsTomorrow }))
    await expect.poll(() => heard).toEqual(expect.arrayContaining(refused))
    await wire.close()
    await server.close()
  })

  test('a player reads that the server that has their game does not understand yet what is asked of it', async () => {
    const { game, line, next, close } = await upgraded({ is: 'refused', refusal: needsTomorrow })
    expect((await next.take(game)).is).toBe('mine')
    expect(await line.ask('enter', { game })).toEqual(needsTomorrow)
    await close()
  })

  test('an answer of a newer process that is not understood is refused as such', async () => {
    const { game, line, next, close } = await upgraded({
      is: 'answer',
      given: { ok: false, why: 'tomorrow', says: 'Not today.' },
    })
    expect((await next.take(game)).is).toBe('mine')
    expect(await line.ask('enter', { game })).toMatchObject(needsNewer)
    await close()
  })
})
