import { problemsOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { editionNamed } from '../../src/index.ts'
import { everyNth, randomGame } from '../laws/games.ts'
import { alternatives, editionWith } from './with.ts'

const editions = Object.entries(alternatives).flatMap(([choice, values]) =>
  values.map(value => [choice, value] as const),
)

test.each(editions)('%s %j: games are played to their end without breaking a law', (choice, value) => {
  const { rules } = editionNamed('26.03')
  expect(rules).toHaveProperty(choice)
  expect(rules).not.toHaveProperty(choice, value)
  const edition = editionWith({ [choice]: value })
  for (const seed of [1, 2])
    randomGame(
      seed,
      everyNth(8, ({ after }) => expect(problemsOf(after)).toEqual([])),
      edition,
    )
})

test('all of them together: games are played to their end without breaking a law', () => {
  const edition = editionWith(Object.fromEntries(editions.filter(([choice]) => choice !== 'winAt')))
  for (const seed of [3, 4]) randomGame(seed, ({ after }) => expect(problemsOf(after)).toEqual([]), edition)
})
