import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Carnivore: 2 cards from the grip trash the accessed card, once each turn', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Hostile Takeover', 'Red Herrings'] }] })
    .runner({ rig: ['Carnivore'], hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .accessing('Hostile Takeover')
  game.runner.uses('Carnivore')
  game.runner.answers('payment', 'Diesel', 'Mimic')
  expect(game.corp.archives).toEqual(['Hostile Takeover'])
  expect(game.runner).toMatchObject({ hand: ['Ninja', 'Aurora'], memory: 5 })
  game.runner.accesses('Red Herrings')
  expect(() => game.runner.uses('Carnivore')).toThrow('CR 9.3.6g')
})

test('Carnivore needs 2 cards', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ rig: ['Carnivore'], hand: ['Diesel'] })
    .accessing('Hostile Takeover')
  expect(() => game.runner.uses('Carnivore')).toThrow('trash 2 cards from your grip, and there is 1')
})
