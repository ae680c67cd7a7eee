import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Piranhas costs 1 bad publicity or 1 tag to rez', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: ['Piranhas'] })
    .runner({ tags: 1 })
    .approaching('Piranhas')
  game.runner.passes()
  const before = game.save()
  game.corp.rezzes('Piranhas')
  game.corp.answers('payment', 'pay~2')
  expect(game.runner.tags).toBe(0)
  game.restore(before)
  game.corp.rezzes('Piranhas')
  game.corp.answers('payment', 'pay')
  expect(game.corp.badPublicity).toBe(1)
})

const meets = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Piranhas')], hand, deck: ['Chum', 'Hunter'] })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .encountering('Piranhas')
  game.bothPass()
  return game
}

test('Piranhas may draw a card, does 1 net damage, and ends the run if HQ has more cards than the grip', () => {
  const game = meets(['Enigma'])
  game.corp.agrees()
  expect(game.corp.hand).toEqual(['Enigma', 'Chum'])
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toBeUndefined()
})

test('Piranhas may draw nothing, and does not end the run if both have as many cards', () => {
  const game = meets(['Enigma'])
  game.corp.declines()
  expect(game.corp.hand).toEqual(['Enigma'])
  expect(game.state.run).toBeDefined()
})
