import { afterEach, expect, vi } from 'vitest'
import { changePassword, claim, mustKnowPassword, newGuest, playerWithId } from '../src/identity/players.ts'
import { openSessions } from '../src/identity/sessions.ts'
import { openStore } from '../src/store/open.ts'
import { derivesHere } from './serving.ts'
import { databases, testOn } from './stores.ts'

afterEach(() => void vi.useRealTimers())

const aYear = 365 * 24 * 3600 * 1000

testOn(databases, 'a session is over after a year, as its cookie is', async fresh => {
  const store = await openStore(fresh())
  const ada = await newGuest(store, 'Ada')
  const sessions = await openSessions(store, { SECURE_COOKIES: 'no' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const cookie = await sessions.begin({ id: ada.id, password: null })
  vi.setSystemTime(Date.now() + aYear)
  expect(await sessions.who(cookie)).toMatchObject({ name: 'Ada' })
  vi.setSystemTime(Date.now() + 1)
  expect(await sessions.who(cookie)).toBeNull()
  expect(await store.selectFrom('sessions').select('player').execute()).toHaveLength(1)
  await sessions.tidy()
  expect(await store.selectFrom('sessions').select('player').execute()).toEqual([])
  await store.destroy()
})

testOn(databases, 'the use of a session is noted once a day', async fresh => {
  const store = await openStore(fresh())
  const sessions = await openSessions(store, { SECURE_COOKIES: 'no' })
  const ada = await newGuest(store, 'Ada')
  const began = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  const cookie = await sessions.begin({ id: ada.id, password: null })
  const seenAfter = async (hours: number) => {
    vi.setSystemTime(began + hours * 3_600_000)
    await sessions.who(cookie)
    const [own] = await sessions.all(ada.id, cookie)
    return own?.seenAt
  }
  expect(await seenAfter(24)).toBe(began)
  expect(await seenAfter(25)).toBe(began + 25 * 3_600_000)
  expect(await seenAfter(48)).toBe(began + 25 * 3_600_000)
  // As servers before have left it.
  await store.updateTable('sessions').set({ device: null, seen_at: null }).execute()
  expect(await sessions.all(ada.id, undefined)).toMatchObject([
    { which: 'other', device: null, seenAt: began },
  ])
  expect(await seenAfter(49)).toBe(began + 49 * 3_600_000)
  await store.destroy()
})

testOn(databases, 'a password that was checked before its change lets nobody in after it', async fresh => {
  const store = await openStore(fresh())
  const { player } = await claim(store, await newGuest(store, 'Ada'), 'correct horse', derivesHere)
  const sessions = await openSessions(store, { SECURE_COOKIES: 'no' })
  const before = await sessions.begin(player)
  const checked = await mustKnowPassword(await playerWithId(store, player.id), 'correct horse', derivesHere)
  const changed = await changePassword(store, player, 'battery staple', derivesHere)
  await expect(sessions.begin(checked)).rejects.toThrow('wrongPassword')
  // A change of the password and the end of the sessions are one.
  expect(await sessions.who(before)).toBeNull()
  await expect(sessions.beginAlone(player.id, before)).rejects.toThrow('notSignedIn')
  expect(await sessions.who(await sessions.begin(changed))).toMatchObject({ name: 'Ada' })
  await store.destroy()
})
