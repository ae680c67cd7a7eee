import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Nanomanagement gains 2 clicks that can be used at once', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, clicks: 1, hand: ['Nanomanagement'] })
    .corpTurn()
  game.corp.plays('Nanomanagement')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2, archives: ['Nanomanagement'] })
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  expect(game.corp).toMatchObject({ credits: 1, clicks: 1 })
})

test('Nanomanagement cannot be played with 3 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Nanomanagement'] })
    .corpTurn()
  expect(() => game.corp.plays('Nanomanagement')).toThrow('it costs 4 credits, and the Corp has 3')
})
