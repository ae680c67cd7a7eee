import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Archer: an agenda is forfeited in addition to its rez cost', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, scored: ['Hostile Takeover'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  game.corp.rezzes('Archer')
  game.corp.answers('payment', 'Hostile Takeover')
  expect(game.corp).toMatchObject({ credits: 0, scored: [], removed: ['Hostile Takeover'], agendaPoints: 0 })
  expect(game.card('Archer').rezzed).toBe(true)
})

test('Archer cannot be rezzed without an agenda to forfeit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  expect(() => game.corp.rezzes('Archer')).toThrow()
})

test('Archer gains 2 credits, trashes two programs and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Archer')] })
    .runner({ rig: ['Mimic', 'Ninja', 'Aurora'] })
    .encountering('Archer')
  game.bothPass()
  expect(game.corp.credits).toBe(2)
  game.corp.answers('choose', 'Mimic')
  game.corp.answers('choose', 'Aurora')
  expect(game.runner).toMatchObject({ rig: ['Ninja'], heap: ['Mimic', 'Aurora'] })
  expect(game.state.run).toBeUndefined()
})
