import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { answer } from '../../src/index.ts'
import { everyNth, randomGame, seeds } from './games.ts'

const throughText = (game: Game): Game => JSON.parse(JSON.stringify(game))

test.each(seeds(200, 5))('game %i plays on identically from text at every question', seed => {
  randomGame(seed, ({ before, side, reply, after }) => {
    const outcome = answer(throughText(before), side, reply)
    expect(outcome.ok && JSON.stringify(outcome.game)).toBe(JSON.stringify(after))
  })
})

test.each(seeds(210, 3))('game %i is plain JSON: the trip loses nothing', seed => {
  randomGame(
    seed,
    everyNth(5, ({ after }) => expect(throughText(after)).toStrictEqual(after)),
  )
})
