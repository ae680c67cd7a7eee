import { expect, test } from 'vitest'
import { differenceIn, olderEditions, recordedGames } from './golden/games.ts'
import { counted, recordedCounts } from './golden/positions.ts'

// After a change that is meant to change games: npm run golden -- --write
test('at least 50 recorded games, some of each edition, play again byte for byte', () => {
  const games = recordedGames()
  expect(games.length).toBeGreaterThanOrEqual(50)
  expect(olderEditions.filter(name => !games.some(file => file.startsWith(`edition-${name}-`)))).toEqual([])
  expect(games.flatMap(file => differenceIn(file) ?? [])).toEqual([])
})

test('as many positions can be reached as recorded', () => {
  expect(counted()).toEqual(recordedCounts())
})
