import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Flyswatter that is rezzed during a run on its server purges virus counters, and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hqIce: ['Flyswatter'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .approaching('Flyswatter')
  game.runner.passes()
  game.corp.rezzes('Flyswatter')
  expect(game.card('Medium').counters.virus ?? 0).toBe(0)
  game.passUntil('runEnds')
  expect(game.state.run).toBeUndefined()
})

test('Flyswatter purges nothing when it is rezzed during a run on another server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hqIce: ['Flyswatter'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .running('R&D')
  game.fiat.rez('Flyswatter', 'free')
  expect(game.card('Flyswatter').rezzed).toBe(true)
  expect(game.card('Medium').counters).toMatchObject({ virus: 2 })
})

test('Flyswatter purges nothing when it is rezzed outside of a run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hqIce: ['Flyswatter'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .corpTurn()
  game.fiat.rez('Flyswatter', 'free')
  expect(game.card('Flyswatter').rezzed).toBe(true)
  expect(game.card('Medium').counters).toMatchObject({ virus: 2 })
})

test('Flyswatter purges nothing when the Runner meets it rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Flyswatter')] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .encountering('Flyswatter')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.card('Medium').counters).toMatchObject({ virus: 2 })
})

test('Flyswatter purges nothing when other ice is rezzed during a run on its server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: [rezzed('Flyswatter'), 'Ice Wall'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .approaching('Ice Wall')
  game.runner.passes()
  game.corp.rezzes('Ice Wall')
  expect(game.card('Medium').counters).toMatchObject({ virus: 2 })
})
