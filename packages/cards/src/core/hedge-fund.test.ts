import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hedge Fund costs 5 credits and gains 9', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Hedge Fund'] })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  expect(game.corp).toMatchObject({ credits: 9, clicks: 2, archivesFaceup: ['Hedge Fund'] })
})

test('Hedge Fund cannot be played with 4 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Hedge Fund'] })
    .corpTurn()
  expect(() => game.corp.plays('Hedge Fund')).toThrow('it costs 5 credits, and the Corp has 4')
})
