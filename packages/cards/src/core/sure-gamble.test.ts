import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Sure Gamble costs 5 credits and gains 9', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, hand: ['Sure Gamble'] })
    .runnerTurn()
  game.runner.plays('Sure Gamble')
  expect(game.runner).toMatchObject({ credits: 9, clicks: 3, heap: ['Sure Gamble'] })
})

test('Sure Gamble cannot be played with 4 credits', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, hand: ['Sure Gamble'] })
    .runnerTurn()
  expect(() => game.runner.plays('Sure Gamble')).toThrow('it costs 5 credits, and the Runner has 4 credits')
})
