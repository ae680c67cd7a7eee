import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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

test('Nico Campaign that holds more keeps the rest', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Nico Campaign', { counters: { credit: 9 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 3, archives: [] })
  expect(game.card('Nico Campaign').counters.credit).toBe(6)
})

test('Nico Campaign gives nothing when the turn of the Runner begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Nico Campaign', { counters: { credit: 9 } })] }] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Nico Campaign').counters.credit).toBe(9)
})
