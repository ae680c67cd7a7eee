import { expect, test } from 'vitest'
import { noteSeen } from '../src/decks/room.ts'
import { keepDecks, removeLeft } from '../src/decks/writing.ts'
import { forgetGuests } from '../src/identity/guests.ts'
import { claim, newGuest, rename } from '../src/identity/players.ts'
import { openSessions } from '../src/identity/sessions.ts'
import type { Store } from '../src/store/open.ts'
import { openStore } from '../src/store/open.ts'
import { guestRows } from './guest-rows.ts'
import { storeWith } from './in-between.ts'
import { derivesHere } from './serving.ts'
import { databases, testOn } from './stores.ts'

const month = 30 * 24 * 3_600_000
const diesel = {
  name: 'Fuel',
  identity: '',
  cards: [['diesel', 3]] as [string, number][],
  format: 'standard' as const,
}
const keep = (store: Store, id: string): Promise<unknown> =>
  keepDecks(
    store,
    { id, allow: () => undefined },
    [{ id: 'deck-of-mine', deck: diesel, tags: [], state: 'kept' }],
    Date.now(),
  )

/** Looks through all players once. */
async function lookThrough(store: Store, now: number): Promise<void> {
  const looked = { after: '' }
  do await forgetGuests(store, looked, now)
  while (looked.after !== '')
}

const namesIn = async (store: Store): Promise<string[]> => {
  const rows = await store.selectFrom('players').select('name').execute()
  return rows.map(({ name }) => name).sort()
}

testOn(databases, 'a guest who left nothing is forgotten 30 days later, with the session', async fresh => {
  const store = await openStore(fresh())
  const sessions = await openSessions(store, { SECURE_COOKIES: 'no' })
  const began = Date.now()
  const ada = await newGuest(store, 'Ada')
  const cookie = await sessions.begin({ id: ada.id, password: null })
  await lookThrough(store, began + month - 1)
  expect(await sessions.who(cookie)).toMatchObject({ name: 'Ada' })
  await lookThrough(store, Date.now() + month + 1)
  expect(await sessions.who(cookie)).toBeNull()
  expect(await store.selectFrom('sessions').selectAll().execute()).toEqual([])
  await store.destroy()
})

testOn(
  databases,
  'a guest who played, wrote, was blocked, or has the name by a password stays',
  async fresh => {
    const store = await openStore(fresh())
    const id = async (name: string): Promise<string> => (await newGuest(store, name)).id
    const [player, host, writer, blocked] = [
      await id('Player'),
      await id('Host'),
      await id('Writer'),
      await id('Blocked'),
    ]
    await newGuest(store, 'Nobody')
    await claim(store, await newGuest(store, 'Owner'), 'correct horse battery', derivesHere)
    await store.insertInto('seats').values({ game: 'g', side: 'corp', player }).execute()
    await store.insertInto('named').values({ game: 'g', player: host }).execute()
    await store
      .insertInto('chat')
      .values({ game: 'g', n: 1, line: '{}', channel: 'players', who: writer, id: 'c' })
      .execute()
    await store.insertInto('blocks').values({ player, blocked }).execute()
    await lookThrough(store, Date.now() + 2 * month)
    expect(await namesIn(store)).toEqual(['Blocked', 'Host', 'Owner', 'Player', 'Writer'])
    await store.destroy()
  },
)

testOn(
  databases,
  'a guest with decks stays as long as they are asked for, and goes after them',
  async fresh => {
    const store = await openStore(fresh())
    const { id } = await newGuest(store, 'Ada')
    await keep(store, id)
    const [back, later] = [Date.now() + month, Date.now() + 2 * month + 60_000]
    await noteSeen(store, id, back)
    await removeLeft(store, back + month - 60_000)
    await lookThrough(store, back + month - 60_000)
    expect(await namesIn(store)).toEqual(['Ada'])
    await removeLeft(store, later)
    await lookThrough(store, later)
    expect(await namesIn(store)).toEqual([])
    expect(await store.selectFrom('deck_owners').selectAll().execute()).toEqual([])
    await store.destroy()
  },
)

testOn(
  databases,
  'however many guests are left, one look takes a part of them, and the next one goes on',
  async fresh => {
    const store = await openStore(fresh())
    const ids = Array.from({ length: 450 }, (_, nth) => `p${`${nth}`.padStart(4, '0')}`)
    await store.insertInto('players').values(guestRows(ids)).execute()
    const looked = { after: '' }
    const left = []
    for (let look = 0; look < 3; look++) {
      await forgetGuests(store, looked, month + 1)
      left.push((await namesIn(store)).length)
    }
    expect(left).toEqual([250, 50, 0])
    expect(looked.after).toBe('')
    await store.destroy()
  },
)

testOn(
  databases,
  'a guest who claims the name while guests are looked for that left nothing stays',
  async fresh => {
    const store = await openStore(fresh())
    const ada = await newGuest(store, 'Ada')
    const slow = storeWith(store, () => claim(store, ada, 'correct horse battery', derivesHere))
    await forgetGuests(slow, { after: '' }, Date.now() + 2 * month)
    expect(await namesIn(store)).toEqual(['Ada'])
    await store.destroy()
  },
)

test('as many guests as there are lose the decks that they left, in one go', async () => {
  const store = await openStore((databases[0] ?? expect.fail())[1]())
  const ids = Array.from({ length: 501 }, (_, nth) => `p${nth}`)
  await store.insertInto('players').values(guestRows(ids)).execute()
  const owners = ids.map(player => ({ player, bytes: 10, seen_at: 0, generation: 0 }))
  await store.insertInto('deck_owners').values(owners).execute()
  await removeLeft(store, month + 1)
  const full = await store.selectFrom('deck_owners').select('player').where('bytes', '>', 0).execute()
  expect(full).toEqual([])
  await store.destroy()
})

testOn(
  databases,
  'twenty guests may be called alike: the next one gets a number, and a claim finds few',
  async fresh => {
    const store = await openStore(fresh())
    const ada = await newGuest(store, 'Ada')
    for (let guest = 1; guest < 20; guest++)
      expect(await newGuest(store, 'Ada')).toMatchObject({ name: 'Ada' })
    const [next, other] = [await newGuest(store, 'ADA'), await newGuest(store, 'Bob')]
    expect(next.name).toMatch(/^ADA \d{4}$/)
    const { me } = await rename(store, other, 'Ada')
    expect(me.name).toMatch(/^Ada \d{4}$/)
    expect((await claim(store, ada, 'correct horse battery', derivesHere)).others).toHaveLength(19)
    expect((await namesIn(store)).filter(name => name === 'Ada')).toHaveLength(1)
    await store.destroy()
  },
)
