import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Adonis Campaign loads 12 credits when rezzed and gives 3 each turn', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: ['Adonis Campaign'] }] })
    .beforeCorpTurn()
  game.corp.rezzes('Adonis Campaign')
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(3)
  expect(game.card('Adonis Campaign').counters.credit).toBe(9)
})
