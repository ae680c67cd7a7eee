import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Telework Contract gives 3 credits for a click, once each turn', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Telework Contract'] })
    .runnerTurn()
  game.runner.installs('Telework Contract')
  game.passUntil('nextAction')
  game.runner.uses('Telework Contract')
  expect(game.runner.credits).toBe(3)
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Telework Contract')).toThrow('CR 9.3.6g')
})
