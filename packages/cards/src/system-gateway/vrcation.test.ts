import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (
  clicks: number,
  deck: readonly string[] = ['Diesel', 'Corroder', 'Mimic', 'Ninja', 'Sure Gamble'],
) =>
  scenario({ definitions })
    .runner({ credits: 5, clicks, hand: ['VRcation'], deck })
    .runnerTurn()

test('VRcation draws 4 cards, and the Runner loses a click', () => {
  const game = begin(4)
  game.runner.plays('VRcation')
  expect(game.runner).toMatchObject({
    credits: 4,
    hand: ['Diesel', 'Corroder', 'Mimic', 'Ninja'],
    clicks: 2,
    heap: ['VRcation'],
  })
})

test('VRcation played with the last click loses none', () => {
  const game = begin(1)
  game.runner.plays('VRcation')
  expect(game.runner).toMatchObject({
    credits: 4,
    hand: ['Diesel', 'Corroder', 'Mimic', 'Ninja'],
    clicks: 0,
    heap: ['VRcation'],
  })
})

test('VRcation draws as many cards as there are', () => {
  const game = begin(2, ['Diesel'])
  game.runner.plays('VRcation')
  expect(game.runner).toMatchObject({ hand: ['Diesel'], clicks: 0 })
})
