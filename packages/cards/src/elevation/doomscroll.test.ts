import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (tags: number) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Doomscroll')] })
    .runner({ tags, hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Doomscroll')
  game.bothPass()
  return game
}

test('Doomscroll: its own tag is the second one, so that the Runner suffers 3 net damage in all', () => {
  const game = meeting(1)
  expect(game.runner.tags).toBe(2)
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toBeDefined()
})

test('Doomscroll: with its own tag alone the Runner suffers only 1 net damage', () => {
  const game = meeting(0)
  expect(game.runner.tags).toBe(1)
  expect(game.runner.hand).toHaveLength(3)
})

test('Doomscroll: with 2 tags the third subroutine does damage also if the first is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Doomscroll')] })
    .runner({ tags: 2, hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Doomscroll')
  game.fiat.markBroken('Doomscroll', 0)
  game.bothPass()
  expect(game.runner.tags).toBe(2)
  expect(game.runner.hand).toHaveLength(1)
})
