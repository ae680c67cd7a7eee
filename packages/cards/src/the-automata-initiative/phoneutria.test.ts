import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const passes = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Phoneutria')] })
    .runner({ hand })
    .encountering('Phoneutria')
  game.passUntil('jackOut')
  return game.runner
}

test('Phoneutria does 1 net damage with each of two subroutines', () => {
  expect(passes(['Diesel', 'Mimic', 'Decoy']).hand).toHaveLength(1)
})

test('Phoneutria gives 1 tag as it is passed, if 4 cards are left in the grip', () => {
  expect(passes(['Diesel', 'Mimic', 'Decoy', 'Ninja', 'Aurora', 'Diesel']).tags).toBe(1)
})

test('Phoneutria gives no tag if 3 cards are left in the grip', () => {
  expect(passes(['Diesel', 'Mimic', 'Decoy', 'Ninja', 'Aurora']).tags).toBe(0)
})
