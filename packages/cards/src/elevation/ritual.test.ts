import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (clicks: number) =>
  scenario({ definitions })
    .runner({ clicks, hand: ['Ritual'], deck: ['Diesel', 'Mimic', 'Decoy', 'Wyrm', 'Ninja'] })
    .runnerTurn()

test('Ritual draws 1 card for each click that remains after it was played', () => {
  const drawn = (clicks: number) => {
    const game = begin(clicks)
    game.runner.plays('Ritual')
    return game.runner.hand.length
  }
  expect(drawn(4)).toBe(3)
  expect(drawn(2)).toBe(1)
})

test('Ritual does not spend the clicks it counts', () => {
  const game = begin(4)
  game.runner.plays('Ritual')
  expect(game.runner).toMatchObject({ clicks: 3, heap: ['Ritual'] })
})

test('Ritual that is played with the last click draws nothing', () => {
  const game = begin(1)
  game.runner.plays('Ritual')
  expect(game.runner).toMatchObject({ hand: [], heap: ['Ritual'] })
  expect(game.runner.deck).toHaveLength(5)
})
