import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Akamatsu Mem Chip gives 1 memory', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Akamatsu Mem Chip'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(4)
  game.runner.installs('Akamatsu Mem Chip')
  expect(game.runner.memory).toBe(5)
})

test('CR 3.9.3c: without the chip too many programs have to go', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Akamatsu Mem Chip', 'Mimic', 'Ninja', 'Corroder', 'Aurora', 'Yog.0'] })
    .runnerTurn()
  game.fiat.trash('Akamatsu Mem Chip')
  game.runner.answers('overMemory', 'Ninja')
  expect(game.runner.programs).toEqual(['Mimic', 'Corroder', 'Aurora', 'Yog.0'])
})
