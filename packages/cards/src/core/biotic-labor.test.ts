import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Biotic Labor gains 2 clicks that can be used at once', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, clicks: 1, hand: ['Biotic Labor'] })
    .corpTurn()
  game.corp.plays('Biotic Labor')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2 })
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  expect(game.corp).toMatchObject({ credits: 1, clicks: 1 })
})
