import { defaultOrders } from '@paydata/orders'
import { expect, test } from 'vitest'
import { defaultStops, ordersOf } from './stops.ts'

test('what counts for once comes to what counts for long', () => {
  const stops = { ...defaultStops, at: ['runnerTurn.firstWindow'] }
  const lasting = ordersOf(stops, 'nothing')
  expect(lasting).toEqual({
    ...defaultOrders,
    at: { ...defaultOrders.at, 'runnerTurn.firstWindow': 'ask' },
  })
  expect(ordersOf(stops, 'ask')).toEqual({ ...lasting, hold: 'next' })
  expect(ordersOf(stops, 'skip')).toEqual({ ...lasting, until: 'somethingHappens' })
})
