import { expect, test } from 'vitest'
import { wrongReasons } from '../../testing/laws/refused.ts'
import { randomGame, seeds } from './games.ts'

test.each(seeds(600, 6))('game %i: what is not offered is told with its reason, and cannot be had', seed => {
  const problems = new Set<string>()
  randomGame(seed, ({ before }) => {
    for (const problem of wrongReasons(before)) problems.add(problem)
  })
  expect([...problems]).toEqual([])
})
