import { expect } from 'vitest'
import { leasesOf } from '../src/cluster/leases.ts'
import { openStore } from '../src/store/open.ts'
import { postgres, testOn } from './stores.ts'

const [[name, fresh]] = postgres.each

testOn([[name, fresh, postgres.isThere]], 'a lease may last any part of a second', async fresh => {
  const store = await openStore(fresh())
  // Which times a thousand is no whole number.
  const leases = leasesOf(store, 'me', 2.01)
  await leases.renew('open')
  expect(await leases.members()).toMatchObject([{ id: 'me', isOpen: true }])
  await store.destroy()
})

testOn(
  [[name, fresh, postgres.isThere]],
  'the clocks of a game run on for whom it is handed to, and not when that one dies too',
  async fresh => {
    const store = await openStore(fresh())
    const of = ['a game', 'another']
    for (const id of of)
      await store
        .insertInto('games')
        .values({ id, code: null, state: 'playing', room: '{}', setup: null, updated_at: 1, format: 1 })
        .execute()
    const [first, heir, third] = ['first', 'heir', 'third'].map(id => leasesOf(store, id, 60))
    for (const each of [first, heir, third]) await each?.renew('open')
    for (const game of of) {
      const taken = await first?.take(game)
      if (taken?.is !== 'mine') throw new Error('Nobody had it.')
      await first?.give(game, taken.fence, 'heir', 1000)
    }
    expect(await heir?.take('a game')).toMatchObject({ is: 'mine', since: 1000 })
    await store.updateTable('processes').set({ expires_at: 0 }).where('id', '=', 'heir').execute()
    expect(await third?.take('a game')).toMatchObject({ is: 'mine', since: null })
    expect(await third?.take('another')).toMatchObject({ is: 'mine', since: null })
    await store.destroy()
  },
)
