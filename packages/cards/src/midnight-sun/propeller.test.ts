import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Propeller comes with 4 counters', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Propeller'] })
    .runnerTurn()
  game.runner.installs('Propeller')
  expect(game.card('Propeller').counters).toMatchObject({ power: 4 })
})

test('Propeller gets 2 strength for a counter, and breaks a barrier subroutine for 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 1, rig: [card('Propeller', { counters: { power: 2 } })] })
    .encountering('Wall of Static')
  game.runner.uses('Propeller', 2)
  expect(game.card('Propeller')).toMatchObject({ strength: 2, counters: { power: 1 } })
  game.runner.uses('Propeller', 2)
  game.runner.uses('Propeller', 1)
  expect(game.card('Wall of Static').subroutines[0]).toMatchObject({ broken: true })
  expect(game.runner.credits).toBe(0)
})
