import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Magnum Opus gains 2 credits for a click, as often as there are clicks', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, clicks: 2, rig: ['Magnum Opus'] })
    .runnerTurn()
  game.runner.uses('Magnum Opus')
  game.passUntil('nextAction')
  game.runner.uses('Magnum Opus')
  expect(game.runner).toMatchObject({ credits: 4, clicks: 0 })
})

test('Magnum Opus is an action: it cannot be used in a paid ability window', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Magnum Opus'] })
    .runnerTurn('window')
  expect(() => game.runner.uses('Magnum Opus')).toThrow('CR 9.5.2a')
})
