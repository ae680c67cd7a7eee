import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Smartware Distributor places 3 credits on itself for a click', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Smartware Distributor'] })
    .runnerTurn()
  game.runner.uses('Smartware Distributor')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 3 })
  expect(game.card('Smartware Distributor').counters).toEqual({ credit: 3 })
  game.passUntil('nextAction')
  game.runner.uses('Smartware Distributor')
  expect(game.card('Smartware Distributor').counters).toEqual({ credit: 6 })
})

test('Smartware Distributor gives 1 of its credits as the Runner’s turn begins, and none as the Corp’s does', () => {
  const with2 = card('Smartware Distributor', { counters: { credit: 2 } })
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [with2] })
    .beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(1)
  expect(game.card('Smartware Distributor').counters).toEqual({ credit: 1 })
  const corp = scenario({ definitions })
    .runner({ credits: 0, rig: [with2] })
    .beforeCorpTurn()
  corp.passUntil('nextAction')
  expect(corp.runner.credits).toBe(0)
})

test('Smartware Distributor gives nothing when it is empty, and stays', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Smartware Distributor'] })
    .beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 0, rig: ['Smartware Distributor'] })
})

test('CR 1.10.4: the Runner cannot spend the credits on Smartware Distributor', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 1,
      rig: [card('Smartware Distributor', { counters: { credit: 3 } })],
      hand: ['Corroder'],
    })
    .runnerTurn()
  expect(() => game.runner.installs('Corroder')).toThrow('CR 1.16.1')
})
