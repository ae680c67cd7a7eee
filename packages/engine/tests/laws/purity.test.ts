import { randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { answer, answerInPlace, cloneGame, concede, newGame } from '../../src/index.ts'
import { at } from '../../src/state/bug.ts'
import { everyNth, randomGame, seeds } from './games.ts'
import { plainGame } from './plain-cards.ts'

/** Makes every change in place throw, also of what copies share. What is frozen already was frozen whole. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

test.each(seeds(300, 6))('game %i: no answer changes anything of the games before it', seed => {
  randomGame(seed, ({ before, side, reply, after }) => {
    freeze(before)
    const outcome = answer(before, side, reply)
    expect(outcome.ok && JSON.stringify(outcome.game)).toBe(JSON.stringify(after))
  })
})

test.each(seeds(310, 5))('game %i: what is played on a copy leaves the first as it was', seed => {
  randomGame(
    seed,
    everyNth(20, ({ before, dice }) => {
      const text = JSON.stringify(before)
      const copy = cloneGame(before)
      for (let i = 0; i < 30 && copy.over === null; i++) {
        const question = at(copy.waiting, 0)
        answerInPlace(copy, question.for, randomReply(question, dice))
      }
      expect(JSON.stringify(before)).toBe(text)
    }),
  )
})

test.each(seeds(320, 5))('game %i: a copy is equal, of its own, and complete', seed => {
  randomGame(
    seed,
    everyNth(10, ({ after }) => {
      const copy = cloneGame(after)
      expect(copy).toStrictEqual(after)
      expect(copy).not.toBe(after)
      expect(JSON.stringify(copy)).toBe(JSON.stringify(after))
    }),
  )
})

test('conceding leaves the game it is given as it was', () => {
  const game: Game = freeze(newGame(plainGame('concede')))
  const outcome = concede(game, 'corp')
  expect(outcome.ok && outcome.game.over).toEqual({ winner: 'runner', how: 'concession' })
  expect(game.over).toBeNull()
})
