import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('The Syndicate has no ability: it plays like an identity without a text', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'The Syndicate: Profit over Principle', credits: 5, hand: ['Hedge Fund'] })
    .corpTurn()
  expect(game.corp.handSize).toBe(5)
  game.corp.plays('Hedge Fund')
  expect(game.corp.credits).toBe(9)
})
