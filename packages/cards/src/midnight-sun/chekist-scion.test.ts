import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const tags = (advanced: number) => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Chekist Scion', { advanced })] }] })
    .accessing('Chekist Scion')
  return game.runner.tags
}

test('Chekist Scion gives a tag, and one more for each advancement counter', () => {
  expect([tags(0), tags(2)]).toEqual([1, 3])
})

test('Chekist Scion can be advanced, and gives no tag where it is not installed', () => {
  const turn = scenario({ definitions })
    .corp({ remotes: [{ root: ['Chekist Scion'] }] })
    .corpTurn()
  turn.corp.advances('Chekist Scion')
  expect(turn.card('Chekist Scion').advancement).toBe(1)
  const game = scenario({ definitions })
    .corp({ hand: ['Chekist Scion'] })
    .accessing('Chekist Scion')
  expect(game.runner.tags).toBe(0)
})
