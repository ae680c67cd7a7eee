import { card as put, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (remotes: readonly object[], more: object = {}) =>
  scenario({ definitions })
    .corp({ remotes })
    .runner({ credits: 2, rig: ['Azimat'], ...more })

test('Azimat pays trash costs, alone and together with other credits', () => {
  const game = begin([{ root: ['PAD Campaign'] }], {
    credits: 9,
    rig: [put('Azimat', { counters: { credit: 2 } })],
  }).accessing('PAD Campaign')
  game.runner.trashes()
  game.runner.answers('payment', { pool: 2, Azimat: 2 })
  expect(game.runner.credits).toBe(7)
  expect(game.card('Azimat').counters.credit ?? 0).toBe(0)
  expect(game.corp.archives).toEqual(['PAD Campaign'])
})

test('Azimat needs not be used', () => {
  const game = begin([{ root: ['PAD Campaign'] }], {
    credits: 9,
    rig: [put('Azimat', { counters: { credit: 2 } })],
  }).accessing('PAD Campaign')
  game.runner.trashes()
  game.runner.answers('payment', { pool: 4 })
  expect(game.card('Azimat').counters).toMatchObject({ credit: 2 })
})

test('CR 1.10.5: Azimat has 2 credits when it is installed, and again before the turn of the Runner begins', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Azimat'] })
    .runnerTurn()
  game.runner.installs('Azimat')
  expect(game.card('Azimat').counters).toMatchObject({ credit: 2 })
  const later = begin([], { rig: [put('Azimat', { counters: { credit: 1 } })] }).beforeRunnerTurn()
  later.passUntil('runnerAction')
  expect(later.card('Azimat').counters).toMatchObject({ credit: 2 })
})

test('CR 1.10.4b: Azimat pays for nothing else', () => {
  const game = begin([], { credits: 0, hand: ['Decoy', 'Sure Gamble'] }).runnerTurn()
  expect(() => game.runner.installs('Decoy')).toThrow('CR 1.16.1')
  expect(() => game.runner.plays('Sure Gamble')).toThrow('CR 1.16.1')
})
