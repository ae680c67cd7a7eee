import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('PAD Campaign gains 1 credit when the turn of the Corp begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: [rezzed('PAD Campaign')] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(6)
})

test('PAD Campaign rezzed in the window before the turn begins pays at once', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .beforeCorpTurn()
  game.corp.rezzes('PAD Campaign')
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(4)
})

test('PAD Campaign pays nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(5)
})
