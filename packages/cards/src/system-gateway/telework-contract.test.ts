import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Telework Contract is loaded with 9 credits, and gives 3 of them for a click, once each turn', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Telework Contract'] })
    .runnerTurn()
  game.runner.installs('Telework Contract')
  game.passUntil('nextAction')
  game.runner.uses('Telework Contract')
  expect(game.runner.credits).toBe(3)
  expect(game.card('Telework Contract').counters).toMatchObject({ credit: 6 })
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Telework Contract')).toThrow('CR 9.3.6g')
})

test('Telework Contract gives what is left, and is trashed when it is empty', () => {
  for (const [left, credits, heap] of [
    [3, 3, ['Telework Contract']],
    [2, 2, ['Telework Contract']],
    [6, 3, []],
  ] as const) {
    const game = scenario({ definitions })
      .runner({ credits: 0, rig: [card('Telework Contract', { counters: { credit: left } })] })
      .runnerTurn()
    game.runner.uses('Telework Contract')
    game.passUntil('nextAction')
    expect(game.runner).toMatchObject({ credits, heap, clicks: 3 })
  }
})

test('Telework Contract gets no more credits when another card is installed', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 1,
      hand: ['Decoy'],
      rig: [card('Telework Contract', { counters: { credit: 3 } })],
    })
    .runnerTurn()
  game.runner.installs('Decoy')
  expect(game.runner.resources).toContain('Decoy')
  expect(game.card('Telework Contract').counters).toMatchObject({ credit: 3 })
})
