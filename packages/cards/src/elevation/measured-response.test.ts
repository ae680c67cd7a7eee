import { lastTurn, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: {
  scored?: readonly string[]
  stolen?: readonly string[]
  credits?: number
  ran?: boolean
  hand?: readonly string[]
}) =>
  scenario({ definitions })
    .corp({ credits: 5, hand: ['Measured Response'], scored: more.scored ?? [] })
    .runner({
      credits: more.credits ?? 8,
      stolen: more.stolen ?? [],
      hand: more.hand ?? ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Corroder'],
    })
    .history(...(more.ran === false ? [] : [lastTurn(successfulRun('hq'))]))
    .corpTurn()

const four = ['Priority Requisition', 'Hostile Takeover']

test('Measured Response does 4 meat damage when the Runner does not pay', () => {
  const game = begin({ scored: four })
  game.corp.plays('Measured Response')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 8 })
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('meat')
})

test('Measured Response does nothing when the Runner pays 8 credits', () => {
  const game = begin({ scored: four })
  game.corp.plays('Measured Response')
  game.runner.agrees()
  expect(game.runner.credits).toBe(0)
  expect(game.runner.hand).toHaveLength(5)
})

test('Measured Response: with 7 credits the Runner cannot pay', () => {
  const game = begin({ scored: four, credits: 7 })
  game.corp.plays('Measured Response')
  expect(() => game.runner.agrees()).toThrow('cannot agree')
  expect(game.runner.credits).toBe(7)
})

test('Measured Response: the score of the Runner can be the threat level too', () => {
  const game = begin({ stolen: four })
  game.corp.plays('Measured Response')
  game.runner.declines()
  expect(game.runner.hand).toHaveLength(1)
})

test('Measured Response cannot be played while the threat level is 3, though both scores are more together', () => {
  const game = begin({ scored: ['Priority Requisition'], stolen: ['Priority Requisition'] })
  expect(() => game.corp.plays('Measured Response')).toThrow('the threat level is 3 or less')
})

test('Measured Response cannot be played when the Runner made no successful run during their last turn', () => {
  const game = begin({ scored: four, ran: false })
  expect(() => game.corp.plays('Measured Response')).toThrow(
    'the threat level is 3 or less or the Runner did not make a successful run during their last turn',
  )
})

test('Measured Response: a Runner with fewer than 4 cards loses the game', () => {
  const game = begin({ scored: four, hand: ['Diesel'] })
  game.corp.plays('Measured Response')
  game.runner.declines()
  expect(game.state.winner).toBe('corp')
})
