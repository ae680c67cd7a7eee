import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Revolver comes with 6 counters', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Revolver'] })
    .runnerTurn()
  game.runner.installs('Revolver')
  expect(game.card('Revolver').counters).toMatchObject({ power: 6 })
})

const meets = (power: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({
      credits: 2,
      hand: ['Diesel', 'Mimic', 'Ninja'],
      rig: [card('Revolver', { counters: { power } })],
    })
    .encountering('Neural Katana')

test('Revolver gets 3 strength for 2 credits, and breaks a sentry subroutine for a counter or for itself', () => {
  const game = meets(2)
  game.runner.uses('Revolver', 2)
  expect(game.card('Revolver').strength).toBe(4)
  expect(game.runner.credits).toBe(0)
  game.runner.uses('Revolver', 1)
  const before = game.save()
  game.runner.answers('payment', 'counter')
  expect(game.card('Revolver').counters).toMatchObject({ power: 1 })
  game.passUntil('jackOut')
  expect(game.runner.hand).toHaveLength(3)
  game.restore(before)
  game.runner.answers('payment', 'trash')
  expect(game.runner.heap).toEqual(['Revolver'])
  game.passUntil('jackOut')
  expect(game.runner.hand).toHaveLength(3)
})

test('Revolver can only be trashed for it without a counter', () => {
  const game = meets(0)
  game.runner.uses('Revolver', 2)
  game.runner.uses('Revolver', 1)
  expect(game.runner.heap).toEqual(['Revolver'])
})
