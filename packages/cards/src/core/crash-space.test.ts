import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
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
