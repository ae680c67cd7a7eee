import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number, rig: readonly string[] = ['DZMZ Optimizer']) =>
  scenario({ definitions })
    .runner({ credits, rig, hand: ['Corroder', 'Corroder', 'Datasucker', 'T400 Memory Diamond'] })
    .runnerTurn()

test('DZMZ Optimizer gives the Runner 1 memory', () => {
  expect(begin(0).runner.memory).toBe(5)
})

test('DZMZ Optimizer takes 1 credit off the first program installed each turn', () => {
  const game = begin(3)
  game.runner.installs('Corroder')
  expect(game.runner.credits).toBe(2)
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  game.runner.continues()
  expect(game.runner.credits).toBe(0)
})

test('DZMZ Optimizer leaves hardware at its price, which is no first program', () => {
  const game = begin(3)
  game.runner.installs('T400 Memory Diamond')
  expect(game.runner.credits).toBe(1)
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  expect(game.runner.credits).toBe(0)
})

test('CR 1.16.2a: two copies of DZMZ Optimizer take off 1 credit each, and never more than the cost', () => {
  const game = begin(1, ['DZMZ Optimizer', 'DZMZ Optimizer'])
  game.runner.installs('Datasucker')
  expect(game.runner.credits).toBe(1)
})

test('DZMZ Optimizer that comes after the first program of the turn is too late', () => {
  const game = scenario({ definitions })
    .runner({ credits: 6, hand: ['Corroder', 'DZMZ Optimizer', 'Corroder'] })
    .runnerTurn()
  for (const title of ['Corroder', 'DZMZ Optimizer']) {
    game.runner.installs(title)
    game.passUntil('nextAction')
  }
  game.runner.installs('Corroder')
  game.runner.continues()
  expect(game.runner.credits).toBe(0)
})
