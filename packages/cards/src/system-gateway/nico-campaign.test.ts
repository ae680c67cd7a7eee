import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Nico Campaign gives 3 credits each turn; when it is empty it is trashed and a card is drawn', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Enigma', 'Hunter', 'Chum'],
      remotes: [{ root: [rezzed('Nico Campaign', { counters: { credit: 3 } })] }],
    })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 3, archives: ['Nico Campaign'], hand: ['Enigma', 'Hunter'] })
})

test('Nico Campaign loads 9 credits when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: ['Nico Campaign'] }] })
    .corpTurn('window')
  game.corp.rezzes('Nico Campaign')
  expect(game.card('Nico Campaign').counters.credit).toBe(9)
})
