import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Tithe does 1 net damage and gains the Corp 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Tithe')] })
    .runner({ hand: ['Diesel'] })
    .encountering('Tithe')
  game.bothPass()
  expect(game.runner.hand).toEqual([])
  expect(game.corp.credits).toBe(1)
})
