import { defaultOrders } from '@paydata/orders'
import { orders } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { stopWindows } from '../settings/stop-windows.ts'
import { defaultStops, isStop, ordersOf, stopsWith, toggledStop, usualOrder } from './stops.ts'

await loadWords('page')
await loadWords('game')
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

test('the exceptions never exceed the number that standing orders may have', () => {
  const all = stopWindows().flatMap(({ places }) => places.map(({ place }) => [place, 'ask'] as const))
  const given = ordersOf({ mode: 'few', at: Object.fromEntries(all) }, 'nothing')
  expect(orders.parse(given)).toEqual(given)
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
