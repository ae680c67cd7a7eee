import { describe, expect, test } from 'vitest'
import { leasesOf } from '../src/cluster/leases.ts'
import { openWire } from '../src/cluster/wire.ts'
import { newLogger } from '../src/logger.ts'
import { openStore } from '../src/store/open.ts'
import { places } from '../src/world.ts'
import { twoAtATable } from './players.ts'
import { connected, oneServer } from './serving.ts'
import { shared } from './stores.ts'

const needsNewer = { why: 'busy', because: ['This game needs a newer server than this one.'], again: 2 }

describe.skipIf(!shared.isThere).each(shared.each)('on %s', (_name, fresh) => {
  /** A server, a game that a newer one has written to, and a newer one that gives this answer to all it is asked. */
  async function upgraded(answer: object) {
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
        if (said.is === 'ask') void wire.say(said.from, { is: 'answer', n: said.n, given: answer })
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
    const { game, line, next, owner, close } = await upgraded({ ok: true, of: 'the newer one' })
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
      wire.sayToAll({ is: 'tell', from: 'next', place, name, pushed, except: [] })
    say('listed', places.lobby, { changed: [{ tomorrow: true }], gone: [] })
    say('update', places.eye('a'.repeat(20), 'corp'), { tomorrow: true })
    say('listed', places.lobby, { changed: [], gone: ['b'.repeat(20)] })
    await expect.poll(() => heard).toEqual([{ changed: [], gone: ['b'.repeat(20)] }])
    await wire.close()
    await server.close()
  })

  test('an answer of a newer process that is not understood is refused as such', async () => {
    const { game, line, next, close } = await upgraded({ ok: false, why: 'tomorrow', says: 'Not today.' })
    expect((await next.take(game)).is).toBe('mine')
    expect(await line.ask('enter', { game })).toMatchObject(needsNewer)
    await close()
  })
})
