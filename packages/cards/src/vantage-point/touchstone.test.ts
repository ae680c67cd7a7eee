import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [] })
    .runner({ credits: 9, hand: ['Easy Mark', 'Easy Mark', 'Mimic'], rig: ['Touchstone'], ...more })
    .runnerTurn()

test('Touchstone gets 1 credit for the first event each turn, not for the second', () => {
  const game = begin()
  game.runner.plays('Easy Mark')
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 1 })
  game.passUntil('nextAction')
  game.runner.plays('Easy Mark')
  game.passUntil('nextAction')
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 1 })
})

test('Touchstone gets another credit in another turn, and none for what is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, clicks: 2, hand: ['Easy Mark', 'Easy Mark', 'Mimic'], rig: ['Touchstone'] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.passUntil('nextAction')
  expect(game.card('Touchstone').counters.credit ?? 0).toBe(0)
  game.runner.plays('Easy Mark')
  for (let i = 0; i < 3; i++) {
    game.passUntil('corpAction')
    game.corp.gainsCredit()
  }
  game.passUntil('runnerAction')
  game.runner.plays('Easy Mark')
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 2 })
})

test('CR 9.3.2b: Touchstone gets nothing for an event that is not the first one, though it was not there for that', () => {
  const game = begin({ hand: ['Easy Mark', 'Touchstone', 'Easy Mark'], rig: [] })
  game.runner.plays('Easy Mark')
  game.passUntil('nextAction')
  game.runner.installs('Touchstone')
  game.passUntil('nextAction')
  game.runner.plays('Easy Mark')
  game.passUntil('nextAction')
  expect(game.card('Touchstone').counters.credit ?? 0).toBe(0)
})

/** A run on ice with a credit on Touchstone, and an icebreaker. */
const withCredit = (credits: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({
      credits,
      hand: ['Mimic'],
      rig: [card('Touchstone', { counters: { credit: 1 } }), 'Corroder', 'Magnum Opus'],
    })

test('CR 1.10.4c: during a run the credits of Touchstone pay for anything', () => {
  const game = withCredit(0).encountering('Ice Wall')
  game.runner.uses('Corroder', 0)
  expect(game.card('Touchstone').counters.credit ?? 0).toBe(0)
  expect(game.card('Ice Wall').subroutines.map(each => each.broken)).toEqual([true])
})

test('during a run its player chooses between Touchstone and the credit pool', () => {
  const game = withCredit(1).encountering('Ice Wall')
  game.runner.uses('Corroder', 0)
  game.runner.answers('payment', { pool: 1 })
  expect(game.runner.credits).toBe(0)
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 1 })
})

test('CR 1.10.4c: outside of runs the credits of Touchstone pay for nothing', () => {
  const game = withCredit(0).runnerTurn()
  game.fiat.set({ runner: { credits: 2 } })
  expect(() => game.runner.installs('Mimic')).toThrow('CR 1.16.1')
})

test('a run event is paid for before there is a run, and its credit on Touchstone is there for that run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 2, hand: ['Inside Job'], rig: ['Touchstone', 'Corroder'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  expect(game.card('Touchstone').counters).toMatchObject({ credit: 1 })
  expect(game.runner.credits).toBe(0)
})
