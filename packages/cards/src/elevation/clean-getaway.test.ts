import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits = 3, corp: object = {}) =>
  scenario({ definitions })
    .corp(corp)
    .runner({ credits, hand: ['Clean Getaway'] })
    .runnerTurn()

test('Clean Getaway runs any server, and gives 6 credits when the run is successful', () => {
  const game = begin(3, { remotes: [{ root: ['PAD Campaign'] }] })
  game.runner.plays('Clean Getaway')
  expect(game.runner.question?.options.map(({ server }) => server)).toEqual([
    'hq',
    'rnd',
    'archives',
    'remote1',
  ])
  game.runner.answers('server', 'Server 1')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ credits: 6, clicks: 3, heap: ['Clean Getaway'] })
})

test('Clean Getaway gives the credits before the Runner breaches the server', () => {
  const game = begin(3, { remotes: [{ root: ['PAD Campaign'] }] })
  game.runner.plays('Clean Getaway')
  game.runner.answers('server', 'Server 1')
  game.passUntil('access')
  expect(game.runner.credits).toBe(6)
  game.runner.trashes()
  expect(game.runner.credits).toBe(2)
})

test('Clean Getaway gives nothing when the run is not successful', () => {
  const game = begin(3, { hqIce: [rezzed('Wall of Static')] })
  game.runner.plays('Clean Getaway')
  game.runner.answers('server', 'HQ')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Clean Getaway'] })
})

test('CR 1.16.1: Clean Getaway cannot be played for 2 credits', () => {
  expect(() => begin(2).runner.plays('Clean Getaway')).toThrow('CR 1.16.1')
})
