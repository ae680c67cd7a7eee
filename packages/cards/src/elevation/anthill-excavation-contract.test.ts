import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Anthill Excavation Contract holds 8 credits when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, remotes: [{ root: ['Anthill Excavation Contract'] }] })
    .corpTurn('window')
  game.corp.rezzes('Anthill Excavation Contract')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Anthill Excavation Contract').counters).toMatchObject({ credit: 8 })
})

test('Anthill Excavation Contract pays 4 credits and a card when the Corp’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Enigma', 'Hunter', 'Chum'],
      remotes: [{ root: [rezzed('Anthill Excavation Contract', { counters: { credit: 8 } })] }],
    })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 4, hand: ['Enigma', 'Hunter'] })
  expect(game.card('Anthill Excavation Contract').counters).toMatchObject({ credit: 4 })
})

test('Anthill Excavation Contract that is empty is trashed, and its card is drawn all the same', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Enigma', 'Hunter', 'Chum'],
      remotes: [{ root: [rezzed('Anthill Excavation Contract', { counters: { credit: 4 } })] }],
    })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({
    credits: 4,
    hand: ['Enigma', 'Hunter'],
    archives: ['Anthill Excavation Contract'],
  })
})

test('Anthill Excavation Contract pays nothing when the Runner’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Anthill Excavation Contract', { counters: { credit: 4 } })] }],
    })
    .beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 0, hand: [] })
})
