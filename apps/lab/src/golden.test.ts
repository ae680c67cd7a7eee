import { expect, test } from 'vitest'
import { differenceIn, recordedGames } from './golden/games.ts'
import { counted, recordedCounts } from './golden/positions.ts'

test('there are at least 50 recorded games', () => {
  expect(recordedGames().length).toBeGreaterThanOrEqual(50)
})

test.each(recordedGames())('%s plays again byte for byte', file => {
  expect(differenceIn(file)).toBeUndefined()
})

test('as many positions can be reached as recorded', () => {
  expect(counted()).toEqual(recordedCounts())
})
