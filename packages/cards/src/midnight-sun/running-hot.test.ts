import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Running Hot gains 3 clicks for 1 core damage', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Running Hot', 'Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.plays('Running Hot')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 6, coreDamage: 1, handSize: 4 })
  expect(game.runner.hand).toHaveLength(1)
})

test('CR 10.4.2a: Running Hot flatlines a Runner with no other card', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Running Hot'] })
    .runnerTurn()
  game.runner.plays('Running Hot')
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})
