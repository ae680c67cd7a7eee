import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Crash Space pays for removing a tag', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, tags: 1, rig: [card('Crash Space', { counters: { credit: 2 } })] })
    .runnerTurn()
  game.runner.removesTag()
  expect(game.runner).toMatchObject({ tags: 0, credits: 0 })
  expect(game.card('Crash Space').counters.credit).toBe(0)
})

test('Crash Space is trashed to prevent up to 3 meat damage', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Crash Space'], hand: ['Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.fiat.damage('meat', 4)
  game.runner.uses('Crash Space')
  game.runner.answers('number', 3)
  expect(game.runner.hand).toHaveLength(2)
  expect(game.runner.heap).toContain('Crash Space')
})

test('Crash Space does not help against net damage', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Crash Space'], hand: ['Mimic'] })
    .runnerTurn()
  game.fiat.damage('net', 1)
  expect(game.runner.hand).toEqual([])
})

test('Crash Space: fewer than 3 may be prevented, and other preventions may follow', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Crash Space', 'Crash Space'], hand: ['Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.fiat.damage('meat', 5)
  game.runner.uses(game.cards('Crash Space')[0] ?? 'Crash Space')
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 3 })
  game.runner.answers('number', 1)
  game.runner.uses('Crash Space')
  game.runner.answers('number', 3)
  expect(game.runner.hand).toHaveLength(2)
})

test('Crash Space pays for nothing else, and refuses to be trashed when no meat damage is coming', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: ['Decoy'], rig: [card('Crash Space', { counters: { credit: 2 } })] })
    .runnerTurn('window')
  expect(() => game.runner.uses('Crash Space')).toThrow('CR 9.5.2b')
  game.passUntil('nextAction')
  expect(() => game.runner.installs('Decoy')).toThrow('CR 1.16.1')
})

test('CR 1.10.5a: Crash Space is filled up to 2 credits when the turn of the Runner begins', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Crash Space', { counters: { credit: 1 } })] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.card('Crash Space').counters.credit).toBe(2)
})
