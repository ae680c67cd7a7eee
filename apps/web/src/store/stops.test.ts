import { defaultOrders } from '@paydata/orders'
import { orders } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { stopWindows } from '../settings/stop-windows.ts'
import { defaultStops, isStop, ordersOf, stopsWith, toggledStop, usualOrder } from './stops.ts'

await loadWords('page')
await loadWords('game')
await loadWords('settings')

test('what counts for once comes to what counts for long', () => {
  const stops = { ...defaultStops, at: { 'runnerTurn.firstWindow': 'ask' } } as const
  const lasting = ordersOf(stops, 'nothing')
  expect(lasting).toEqual({
    ...defaultOrders,
    at: { ...defaultOrders.at, 'runnerTurn.firstWindow': 'ask' },
  })
  expect(ordersOf(stops, 'ask')).toEqual({ ...lasting, hold: 'next' })
  expect(ordersOf(stops, 'skip')).toEqual({ ...lasting, until: 'somethingHappens' })
})

test('what is wanted of a window comes before what is usual there, in every mode, and can be let go', () => {
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

test('what is wanted is never more than a game takes', () => {
  const all = stopWindows().flatMap(({ places }) => places.map(({ place }) => [place, 'ask'] as const))
  const given = ordersOf({ mode: 'few', at: Object.fromEntries(all) }, 'nothing')
  expect(orders.parse(given)).toEqual(given)
})

test('a stop is set and let go with one press, also where one is usually asked', () => {
  for (const mode of ['few', 'able', 'every'] as const) {
    const stops = { ...defaultStops, mode }
    const place = 'run.initiationWindow'
    expect(isStop(stops, place)).toBe(mode === 'every')
    const pressed = toggledStop(stops, place)
    expect(isStop(pressed, place)).toBe(mode !== 'every')
    expect(toggledStop(pressed, place)).toEqual(stops)
  }
})
