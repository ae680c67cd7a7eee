import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (tags: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Mindscaping', 'Enigma'], deck: ['Chum', 'Hunter', 'Archer'] })
    .runner({ tags, hand: ['Diesel', 'Mimic', 'Decoy', 'Ninja', 'Aurora'] })
    .corpTurn()
  game.corp.plays('Mindscaping')
  return game
}

test('Mindscaping gives 4 credits and 2 cards, and puts a card of HQ on R&D', () => {
  const game = plays(0)
  game.corp.answers('effect', 0)
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Chum',
    'Enigma',
    'Hunter',
  ])
  game.corp.chooses('Enigma')
  expect(game.corp).toMatchObject({ credits: 4, hand: ['Chum', 'Hunter'], deck: ['Enigma', 'Archer'] })
})

test('Mindscaping does 1 net damage for each tag, 3 at most', () => {
  for (const [tags, hand] of [
    [2, 3],
    [4, 2],
  ] as const) {
    const game = plays(tags)
    game.corp.answers('effect', 1)
    expect(game.runner.hand).toHaveLength(hand)
  }
})
