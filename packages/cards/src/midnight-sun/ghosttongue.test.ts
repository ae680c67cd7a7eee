import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ghosttongue does 1 core damage as it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Ghosttongue', 'Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Ghosttongue')
  expect(game.runner).toMatchObject({ coreDamage: 1, handSize: 4, hardware: ['Ghosttongue'] })
  expect(game.runner.hand).toHaveLength(1)
})

test('Ghosttongue lowers the cost of events by 1, and of nothing else', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, hand: ['Sure Gamble', 'Corroder'], rig: ['Ghosttongue'] })
    .runnerTurn()
  expect(game.card('Corroder').cost).toBe(2)
  game.runner.plays('Sure Gamble')
  expect(game.runner.credits).toBe(9)
})
