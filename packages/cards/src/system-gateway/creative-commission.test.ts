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
    .runner({ credits: 5, clicks, hand: ['Creative Commission'], deck })
    .runnerTurn()

test('Creative Commission gains 5 credits, and the Runner loses a click', () => {
  const game = begin(4)
  game.runner.plays('Creative Commission')
  expect(game.runner).toMatchObject({ credits: 9, hand: [], clicks: 2, heap: ['Creative Commission'] })
})

test('Creative Commission takes the click that is left', () => {
  const game = begin(2)
  game.runner.plays('Creative Commission')
  expect(game.runner).toMatchObject({ credits: 9, clicks: 0 })
})

test('Creative Commission played with the last click loses none', () => {
  const game = begin(1)
  game.runner.plays('Creative Commission')
  expect(game.runner).toMatchObject({ credits: 9, hand: [], clicks: 0, heap: ['Creative Commission'] })
})
