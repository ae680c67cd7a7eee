import { unmovedReasons, wrongReasons } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { everyNth, randomGame, seeds } from './games.ts'

test.each(seeds(600, 6))('game %i: what is not offered is told with its reason, and cannot be had', seed => {
  const problems = new Set<string>()
  randomGame(seed, ({ before }) => {
    for (const problem of wrongReasons(before)) problems.add(problem)
  })
  expect([...problems]).toEqual([])
})

test.each(seeds(610, 6))('game %i: without exactly what a reason names the verdict is another', seed => {
  const problems = new Set<string>()
  randomGame(
    seed,
    everyNth(5, ({ before }) => {
      for (const problem of unmovedReasons(before)) problems.add(problem)
    }),
  )
  expect([...problems]).toEqual([])
})
