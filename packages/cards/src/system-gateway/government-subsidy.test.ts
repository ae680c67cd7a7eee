import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Government Subsidy gains 15 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 10, hand: ['Government Subsidy'] })
    .corpTurn()
  game.corp.plays('Government Subsidy')
  expect(game.corp.credits).toBe(15)
})
