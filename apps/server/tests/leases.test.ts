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
  expect(await leases.members()).toEqual([{ id: 'me', isOpen: true }])
  await store.destroy()
})
