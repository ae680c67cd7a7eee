import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Hedge Fund', 'Enigma'], hqIce: ['Anemone'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .approaching('Anemone')
  game.runner.passes()
  game.corp.rezzes('Anemone')
  return game
}

test('Anemone does 2 net damage for a card of HQ when it is rezzed in a run on its server', () => {
  const game = begin()
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('payment', 'Enigma')
  expect(game.corp.hand).toEqual(['Hedge Fund'])
  expect(game.runner.hand).toHaveLength(2)
  game.restore(before)
  game.corp.declines()
  expect(game.corp.hand).toHaveLength(2)
  expect(game.runner.hand).toHaveLength(4)
})

test('Anemone does nothing when it is rezzed in a run on another server', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqIce: ['Anemone'] })
    .running('rnd')
  game.fiat.rez('Anemone', 'free')
  expect(game.corp.question).toBeUndefined()
})

test('Anemone does 1 net damage', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Anemone')] })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .encountering('Anemone')
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toMatchObject({ server: 'hq' })
})
