import { expect, test } from 'vitest'
import type { Route } from './route.ts'
import { addressOf, routeOf } from './route.ts'

test('each screen is found again at its address', () => {
  const all: readonly Route[] = [
    { at: 'home' },
    { at: 'lobby' },
    { at: 'game', game: 'abcdefghijklmnopqrst' },
    { at: 'cards', card: null },
    { at: 'cards', card: 'hedge_fund' },
    { at: 'replay', game: null },
    { at: 'replay', game: 'abcdefghijklmnopqrst' },
  ]
  for (const route of all) expect(routeOf(addressOf(route))).toEqual(route)
})

test('an address that is none is told from the beginning', () => {
  for (const path of ['/nowhere', '/game', '/game/too-short', '/replay/too-short'])
    expect(routeOf(path)).toEqual({ at: 'nowhere' })
  expect(routeOf('//')).toEqual({ at: 'home' })
})
