import { expect, test } from 'vitest'
import type { Route } from './route.ts'
import { addressOf, routeOf } from './route.ts'

test('the address of each screen leads to that screen', () => {
  const all: readonly Route[] = [
    { at: 'home' },
    { at: 'play' },
    { at: 'lobby' },
    { at: 'rules' },
    { at: 'admin' },
    { at: 'glossary', word: null },
    { at: 'glossary', word: 'badPublicity' },
    { at: 'game', game: 'abcdefghijklmnopqrst' },
    { at: 'cards', card: null },
    { at: 'cards', card: 'hedge_fund' },
    { at: 'decks', deck: null },
    { at: 'decks', deck: 'shared' },
    { at: 'decks', deck: '0123456789abcdef0123456789abcdef' },
    { at: 'replay', game: null },
    { at: 'replay', game: 'last' },
    { at: 'replay', game: '1764374400000' },
    { at: 'replay', game: 'abcdefghijklmnopqrst' },
    { at: 'embed', game: 'abcdefghijklmnopqrst' },
  ]
  for (const route of all) expect(routeOf(addressOf(route))).toEqual(route)
})

test('the address of a card names the older edition as in which it is shown', () => {
  expect(addressOf({ at: 'cards', card: 'corroder', edition: '2013' })).toBe('/cards/corroder?edition=2013')
  expect(addressOf({ at: 'cards', card: null, edition: '1.4' })).toBe('/cards?edition=1.4')
  expect(addressOf({ at: 'cards', card: null, edition: null })).toBe('/cards')
})

test('an unknown address does not lead to the start page', () => {
  for (const path of ['/nowhere', '/game', '/game/too-short', '/replay/too-short', '/decks/no_such-id'])
    expect(routeOf(path)).toEqual({ at: 'nowhere' })
  expect(routeOf('//')).toEqual({ at: 'home' })
})
