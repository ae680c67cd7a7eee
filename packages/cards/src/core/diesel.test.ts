import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Diesel draws 3 cards', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Diesel'], deck: ['Mimic', 'Ninja', 'Aurora', 'Yog.0'] })
    .runnerTurn()
  game.runner.plays('Diesel')
  expect(game.runner).toMatchObject({ hand: ['Mimic', 'Ninja', 'Aurora'], deck: ['Yog.0'] })
})

test('Diesel draws what is left of a short stack', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Diesel'], deck: ['Mimic'] })
    .runnerTurn()
  game.runner.plays('Diesel')
  expect(game.runner).toMatchObject({ hand: ['Mimic'], deck: [] })
  expect(game.state.over).toBe(false)
})
