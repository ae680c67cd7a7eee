import type { Listing } from '@paydata/protocol'
import { settings } from '@paydata/protocol'
import { expect, test } from 'vitest'
import type { Wish } from './lobby-store.ts'
import { gamesLike } from './lobby-store.ts'

const listing = (title: string, state: 'open' | 'playing', since: number): Listing => ({
  id: title,
  state,
  settings: settings.parse({ title, format: title === 'Core' ? 'core' : 'all' }),
  locked: false,
  seats: { corp: { id: 'p1', name: `Host of ${title}`, kind: 'guest' }, runner: null },
  since,
})
const all = [listing('Old', 'open', 1), listing('Core', 'playing', 2), listing('New', 'open', 3)]
const any: Wish = { show: 'all', format: 'any', search: '' }
const titles = (wish: Partial<Wish>): readonly string[] =>
  gamesLike(all, { ...any, ...wish }).map(({ settings: { title } }) => title)

test('games with a free seat come first, and of them the newest', () => {
  expect(titles({})).toEqual(['New', 'Old', 'Core'])
})

test('games are found by their state, their format, their title and their players', () => {
  expect(titles({ show: 'playing' })).toEqual(['Core'])
  expect(titles({ format: 'core' })).toEqual(['Core'])
  expect(titles({ search: 'host of n' })).toEqual(['New'])
  expect(titles({ search: 'nobody' })).toEqual([])
})
