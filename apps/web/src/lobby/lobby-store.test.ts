import type { Listing } from '@paydata/protocol'
import { settings } from '@paydata/protocol'
import { expect, test } from 'vitest'
import type { Wish } from './lobby-store.ts'
import { editionsToChoose, gamesLike } from './lobby-store.ts'

const listing = (title: string, state: 'open' | 'playing', since: number): Listing => ({
  id: title,
  state,
  settings: settings.parse({
    title,
    format: title === 'Core' ? 'core' : 'all',
    edition: title === 'Core' ? '2013' : '26.03',
  }),
  locked: false,
  seats: { corp: { id: 'p1', name: `Host of ${title}`, kind: 'guest' }, runner: null },
  since,
})
const all = [listing('Old', 'open', 1), listing('Core', 'playing', 2), listing('New', 'open', 3)]
const any: Wish = { show: 'all', format: 'any', edition: 'any', search: '' }
const titles = (wish: Partial<Wish>): readonly string[] =>
  gamesLike(all, { ...any, ...wish }).map(({ settings: { title } }) => title)

test('games with a free seat come first, and of them the newest', () => {
  expect(titles({})).toEqual(['New', 'Old', 'Core'])
})

test('an edition can be chosen once there is a game by an older one', () => {
  const [old, core] = all
  expect(editionsToChoose(old === undefined ? [] : [old])).toEqual([])
  expect(core && editionsToChoose([...all, core])).toEqual(['26.03', '2013'])
})

test('games are found by their state, their format, their edition, their title and their players', () => {
  expect(titles({ show: 'playing' })).toEqual(['Core'])
  expect(titles({ format: 'core' })).toEqual(['Core'])
  expect(titles({ edition: '2013' })).toEqual(['Core'])
  expect(titles({ edition: '26.03' })).toEqual(['New', 'Old'])
  expect(titles({ search: 'host of n' })).toEqual(['New'])
  expect(titles({ search: 'nobody' })).toEqual([])
})
