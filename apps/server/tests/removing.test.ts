import { expect, onTestFinished } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { twoAtATable } from './players.ts'
import { connected, guest, newId, oneServer, thinksHere } from './serving.ts'
import { postgres, testOn } from './stores.ts'

const [[name, fresh]] = postgres.each
const aDay = 24 * 3_600_000

testOn(
  // A file would be this server's alone.
  [[name, fresh, postgres.isThere]],
  'what was given up before it had begun is gone after a day, and sessions when they are over',
  async fresh => {
    const where = fresh()
    let now = Date.now()
    let tidy = async (): Promise<void> => {}
    const again = (work: () => Promise<void>) => {
      tidy = work
      return () => {}
    }
    const server = await oneServer(where, {}, () => now, thinksHere, undefined, again)
    onTestFinished(() => server.close())
    const store = await openStore(where)
    onTestFinished(() => store.destroy())
    const stored = async () => {
      const rows = await store.selectFrom('games').select('id').execute()
      return rows.map(({ id }) => id).toSorted()
    }

    const played = await twoAtATable(server.port)
    const line = await connected(server.port, await guest(server.port, 'Eve'))
    const make = async () => (await line.get('create', { id: newId(), side: 'corp' })).room.id
    const abandoned = await make()
    await line.get('say', { game: abandoned, channel: 'players', preset: 'hello', id: newId() })
    await line.get('stand', { game: abandoned })
    await store.insertInto('leases').values({ game: abandoned, fence: 1, owner: null, since: null }).execute()
    await store.insertInto('sessions').values({ id: 'old', player: 'nobody', created_at: 0 }).execute()
    const sessions = async () => store.selectFrom('sessions').select('id').where('id', '=', 'old').execute()

    await tidy()
    expect(await stored()).toEqual([played.game, abandoned].toSorted())
    expect(await sessions()).toEqual([])
    now += aDay + 60_000
    const open = await make()
    await store.insertInto('sessions').values({ id: 'old', player: 'nobody', created_at: 0 }).execute()
    await tidy()
    expect(await stored()).toEqual([played.game, open].toSorted())
    expect(await sessions()).toEqual([])
    for (const table of ['leases', 'chat', 'named'] as const)
      expect(await store.selectFrom(table).select('game').where('game', '=', abandoned).execute()).toEqual([])
    expect(await line.ask('enter', { game: abandoned })).toMatchObject({ why: 'noSuchGame' })
  },
)
