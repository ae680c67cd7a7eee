import { card as put, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (runner: object) =>
  scenario({ definitions }).runner({
    credits: 0,
    rig: [put('Open Market', { counters: { credit: 6 } })],
    ...runner,
  })

test('Open Market is loaded with 6 credits when it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Open Market'] })
    .runnerTurn()
  game.runner.installs('Open Market')
  expect(game.card('Open Market').counters).toMatchObject({ credit: 6 })
  expect(game.runner.credits).toBe(0)
})

test('Open Market gives 1 credit when the turn of the Runner begins, and none in that of the Corp', () => {
  const game = begin({}).beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.runner.credits).toBe(1)
  expect(game.card('Open Market').counters).toMatchObject({ credit: 5 })
  const corps = begin({}).beforeCorpTurn()
  corps.passUntil('corpAction')
  expect(corps.card('Open Market').counters).toMatchObject({ credit: 6 })
})

test('Open Market is trashed when it is empty', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [put('Open Market', { counters: { credit: 1 } })] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 1, heap: ['Open Market'] })
})

test('The credits of Open Market pay for connections and jobs, also together with others', () => {
  const connection = begin({ hand: ['Fransofia Ward'] }).runnerTurn()
  connection.runner.installs('Fransofia Ward')
  connection.passUntil('nextAction')
  expect(connection.card('Open Market').counters).toMatchObject({ credit: 3 })
  const job = begin({ credits: 1, hand: ['Telework Contract'] }).runnerTurn()
  job.runner.installs('Telework Contract')
  job.runner.answers('payment', { pool: 1 })
  job.passUntil('nextAction')
  expect(job.card('Open Market').counters).toMatchObject({ credit: 6 })
})

test('CR 1.10.4b: the credits of Open Market pay for no other resource, no program and no event', () => {
  const game = begin({ hand: ['Wyldside', 'Corroder', 'Sure Gamble', 'Cacophony'] }).runnerTurn()
  for (const title of ['Wyldside', 'Corroder', 'Cacophony'])
    expect(() => game.runner.installs(title)).toThrow('CR 1.16.1')
  expect(() => game.runner.plays('Sure Gamble')).toThrow('CR 1.16.1')
})
