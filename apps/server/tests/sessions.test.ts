import { afterEach, expect, vi } from 'vitest'
import { openSessions } from '../src/identity/sessions.ts'
import { openStore } from '../src/store/open.ts'
import { databases, testOn } from './stores.ts'

afterEach(() => void vi.useRealTimers())

const aYear = 365 * 24 * 3600 * 1000

testOn(databases, 'a session is over after a year, as its cookie is', async fresh => {
  const store = await openStore(fresh())
  await store
    .insertInto('players')
    .values({ id: 'ada', name: 'Ada', name_key: 'ada', created_at: 0 })
    .execute()
  const sessions = await openSessions(store, { SECURE_COOKIES: 'no' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const cookie = await sessions.begin('ada')
  vi.setSystemTime(Date.now() + aYear)
  expect(await sessions.who(cookie)).toMatchObject({ name: 'Ada' })
  vi.setSystemTime(Date.now() + 1)
  expect(await sessions.who(cookie)).toBeNull()
  expect(await store.selectFrom('sessions').select('player').execute()).toHaveLength(1)
  await sessions.tidy()
  expect(await store.selectFrom('sessions').select('player').execute()).toEqual([])
  await store.destroy()
})
