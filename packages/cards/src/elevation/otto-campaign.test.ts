import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Otto Campaign holds 6 credits when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: ['Otto Campaign'] }] })
    .corpTurn('window')
  game.corp.rezzes('Otto Campaign')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Otto Campaign').counters).toMatchObject({ credit: 6 })
})

test('Otto Campaign pays 2 credits when the Corp’s turn begins, and stays while it holds more', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Otto Campaign', { counters: { credit: 4 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 2, clicks: 3 })
  expect(game.card('Otto Campaign').counters).toMatchObject({ credit: 2 })
})

test('Otto Campaign that is empty is trashed, and the Corp gains 2 clicks', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Otto Campaign', { counters: { credit: 2 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 2, clicks: 5, archives: ['Otto Campaign'] })
})

test('Otto Campaign pays nothing when the Runner’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Otto Campaign', { counters: { credit: 2 } })] }] })
    .beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Otto Campaign').counters).toMatchObject({ credit: 2 })
})

test('Otto Campaign that the Runner trashes gives no click', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Otto Campaign', { counters: { credit: 2 } })] }] })
    .runner({ credits: 2 })
    .accessing('Otto Campaign')
  game.runner.trashes()
  expect(game.corp).toMatchObject({ credits: 0, archives: ['Otto Campaign'] })
  expect(game.state.log.some(each => each.what === 'clicksGained' && each.by === 'corp')).toBe(false)
})
