import { editionNames } from '@paydata/decks'
import { editionNamed } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { defaultOrders } from '@paydata/orders'
import { orders } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { stopWindows } from '../settings/stop-windows.ts'
import { defaultStops, isStop, ordersOf, stopsWith, toggledStop, usualOrder } from './stops.ts'

defineOlderEditions()
await loadWords('page')
await loadWords('game')
await loadWords('table')
await loadWords('settings')

test('a temporary order is added to the standing orders', () => {
  const stops = { ...defaultStops, at: { 'runnerTurn.firstWindow': 'ask' } } as const
  const lasting = ordersOf(stops, 'nothing')
  expect(lasting).toEqual({
    ...defaultOrders,
    at: { ...defaultOrders.at, 'runnerTurn.firstWindow': 'ask' },
  })
  expect(ordersOf(stops, 'ask')).toEqual({ ...lasting, hold: 'next' })
  expect(ordersOf(stops, 'skip')).toEqual({ ...lasting, until: 'somethingHappens' })
})

test('the exception for a window replaces the order of the mode, and can be removed', () => {
  for (const mode of ['few', 'able', 'every'] as const) {
    const stops = { ...defaultStops, mode }
    const place = 'run.passWindow'
    expect(usualOrder(stops, place)).toBe({ few: 'pass', able: 'able', every: 'ask' }[mode])
    for (const order of ['ask', 'able', 'news', 'pass'] as const) {
      const wanted = stopsWith(stops, place, order)
      expect(ordersOf(wanted, 'nothing').at[place]).toBe(order)
      expect(stopsWith(wanted, place, 'usual')).toEqual(stops)
    }
  }
})

const placesIn = (edition: string): readonly string[] =>
  stopWindows(edition).flatMap(({ places }) => places.map(({ place }) => place))

test('the exceptions never exceed the number that standing orders may have, in all editions together', () => {
  const all = editionNames.flatMap(placesIn).map(place => [place, 'ask'] as const)
  const given = ordersOf({ mode: 'few', at: Object.fromEntries(all) }, 'nothing')
  expect(orders.parse(given)).toEqual(given)
})

test.each(editionNames)(
  '%s: each window in which players may act can be set, once and by its name',
  edition => {
    const { structures } = editionNamed(edition)
    const windows = Object.entries(structures).flatMap(([of, rows]) =>
      rows.flatMap(({ step, window }) => (window === undefined ? [] : [`${of}.${step}`])),
    )
    const kinds = ['reaction', 'interrupt', 'candidate']
    expect([...placesIn(edition)].sort()).toEqual([...windows, ...kinds].sort())
    for (const { places } of stopWindows(edition))
      for (const { place, name } of places) expect(name).not.toBe(place.split('.')[1])
  },
)

test('the windows of a run are listed as they come in the edition', () => {
  const runOf = (edition: string) => stopWindows(edition)[2]?.places.map(({ name }) => name)
  expect(runOf('26.03')).toEqual([
    'before the run moves on',
    'before the encounter: the approached ice may be rezzed',
    'during the encounter: subroutines may be broken',
    'after passing ice',
    'before the next position',
  ])
  expect(runOf('2013')).toEqual([
    'before the Runner may jack out',
    'before the encounter: the approached ice may be rezzed',
    'during the encounter: subroutines may be broken',
    'before the last chance to jack out',
    'before the run becomes successful',
  ])
})

test('one press sets or removes a stop, also in a window where the mode asks', () => {
  for (const mode of ['few', 'able', 'every'] as const) {
    const stops = { ...defaultStops, mode }
    const place = 'run.initiationWindow'
    expect(isStop(stops, place)).toBe(mode === 'every')
    const pressed = toggledStop(stops, place)
    expect(isStop(pressed, place)).toBe(mode !== 'every')
    expect(toggledStop(pressed, place)).toEqual(stops)
  }
})
