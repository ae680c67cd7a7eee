import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Attini')] })
    .runner({ stolen, credits: 4, hand: ['Diesel', 'Mimic', 'Decoy', 'Ninja'] })
    .encountering('Attini')
  game.bothPass()
  return game
}

test('Attini does 1 net damage for each of three times the Runner does not pay 2 credits', () => {
  const game = meets([])
  game.runner.agrees()
  game.runner.agrees()
  game.passUntil('jackOut')
  expect(game.runner.credits).toBe(0)
  expect(game.runner.hand).toHaveLength(3)
})

test('Attini: the Runner may suffer the damage', () => {
  const game = meets([])
  for (const hand of [3, 2, 1]) {
    game.runner.declines()
    expect(game.runner.hand).toHaveLength(hand)
  }
})

test('Attini keeps the Runner from spending credits at threat level 3', () => {
  const game = meets(['Priority Requisition'])
  game.passUntil('jackOut')
  expect(game.runner.credits).toBe(4)
  expect(game.runner.hand).toHaveLength(1)
})
