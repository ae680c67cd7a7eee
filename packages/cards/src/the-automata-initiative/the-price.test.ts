import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (deck: readonly string[]) => {
  const game = scenario({ definitions })
    .runner({ credits: 5, hand: ['The Price'], deck })
    .runnerTurn()
  game.runner.plays('The Price')
  return game
}

test('The Price trashes the top 4 cards of the stack, and may install 1 of them for 3 credits less', () => {
  const game = begin(['Sure Gamble', 'Magnum Opus', 'Corroder', 'Decoy', 'Mimic'])
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual([
    'Corroder',
    'Decoy',
    'Magnum Opus',
  ])
  game.runner.chooses('Magnum Opus')
  expect(game.runner).toMatchObject({ credits: 2, rig: ['Magnum Opus'], deck: ['Mimic'] })
})

test('The Price may install none of the cards, and none that were in the heap before', () => {
  const game = begin(['Corroder', 'Sure Gamble', 'Diesel', 'Decoy'])
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 4, rig: [], deck: [] })
  expect(game.runner.heap).toHaveLength(5)
})

test('which of the cards lay where in the stack is not told by what The Price asks', () => {
  const cards = ['Sure Gamble', 'Magnum Opus', 'Corroder', 'Decoy']
  const [one, other] = [begin(cards), begin(cards.toReversed())].map(game => {
    game.runner.agrees()
    return game.runner.question?.options.map(option => option.card)
  })
  expect(one).toHaveLength(3)
  expect(one).toEqual(other)
})
