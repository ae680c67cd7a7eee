import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Coalescence comes with 2 counters, and gives 2 credits for each in the turn of the Runner', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Coalescence'] })
    .runnerTurn()
  game.runner.installs('Coalescence')
  game.runner.uses('Coalescence')
  expect(game.runner.credits).toBe(2)
  game.runner.uses('Coalescence')
  expect(game.runner.credits).toBe(4)
  expect(game.card('Coalescence').counters.power ?? 0).toBe(0)
})

test('Coalescence cannot be used in the turn of the Corp', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Coalescence', { counters: { power: 2 } })] })
    .corpTurn('window')
  game.corp.passes()
  expect(() => game.runner.uses('Coalescence')).toThrow('turn')
})
