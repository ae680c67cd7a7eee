import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .runner({
      credits: 10,
      hand: ['Lilypad', 'Corroder', 'Mimic', 'Akamatsu Mem Chip'],
      deck: ['Diesel', 'Decoy'],
    })
    .runnerTurn()

test('Lilypad gives 2 memory, and may draw a card for the first program installed each turn', () => {
  const game = begin()
  game.runner.installs('Lilypad')
  expect(game.runner.memory).toBe(6)
  game.passUntil('nextAction')
  game.runner.installs('Akamatsu Mem Chip')
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  game.runner.agrees()
  expect(game.runner.hand.toSorted()).toEqual(['Diesel', 'Mimic'])
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  expect(game.runner.hand).toEqual(['Diesel'])
})

test('Lilypad may draw no card', () => {
  const game = begin()
  game.runner.installs('Lilypad')
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  game.runner.declines()
  expect(game.runner.deck).toEqual(['Diesel', 'Decoy'])
})
