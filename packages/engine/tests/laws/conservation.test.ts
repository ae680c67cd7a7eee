import { problemsOf, unexplained } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { randomGame, seeds } from './games.ts'

test.each(seeds(600, 30))('game %i: after every answer all is in its place and somebody can move', seed => {
  const end = randomGame(seed, ({ after }) => expect(problemsOf(after)).toEqual([]))
  expect(end.over).not.toBeNull()
})

test.each(seeds(630, 20))('game %i: everything that changed has an occurrence', seed => {
  randomGame(seed, ({ before, after }) => expect(unexplained(before, after)).toEqual([]))
})

test.each(seeds(660, 6))('game %i: every occurrence has a cause', seed => {
  randomGame(seed, ({ after }) => {
    for (const { what, cause } of after.occurred) expect([what, cause.path]).not.toEqual([what, ''])
  })
})
