import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (ice: string, power: number) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits: 9, rig: [card('Lobisomem', { counters: { power } })] })
    .encountering(ice)
  game.fiat.changeStrength(ice, -5)
  return game
}

test('Lobisomem comes with a counter', () => {
  const game = scenario({ definitions })
    .runner({ credits: 8, hand: ['Lobisomem'] })
    .runnerTurn()
  game.runner.installs('Lobisomem')
  expect(game.card('Lobisomem').counters).toMatchObject({ power: 1 })
})

test('CR 6.5.7b: Lobisomem gets a counter as it fully breaks a code gate, for 1 credit a subroutine', () => {
  const game = meets('Enigma', 0)
  game.runner.uses('Lobisomem', 2)
  game.runner.answers('subroutines', 0)
  expect(game.card('Lobisomem').counters.power ?? 0).toBe(0)
  game.runner.uses('Lobisomem', 2)
  expect(game.card('Lobisomem').counters).toMatchObject({ power: 1 })
  expect(game.runner.credits).toBe(7)
})

test('Lobisomem breaks X barrier subroutines for X credits and a counter, and gets none for it', () => {
  const game = meets('Wall of Thorns', 1)
  game.runner.uses('Lobisomem', 3)
  game.runner.answers('number', 2)
  expect(game.runner.credits).toBe(7)
  expect(game.card('Wall of Thorns').subroutines.every(each => each.broken)).toBe(true)
  expect(game.card('Lobisomem').counters.power ?? 0).toBe(0)
})

test('Lobisomem has 2 strength more for 1 credit', () => {
  const game = meets('Enigma', 0)
  game.runner.uses('Lobisomem', 4)
  expect(game.card('Lobisomem').strength).toBe(4)
})
