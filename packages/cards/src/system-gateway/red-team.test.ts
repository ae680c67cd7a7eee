import { changeServer } from '@paydata/engine/vocabulary'
import { card, happened, lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
type Table = ReturnType<typeof scenario>

const table = (corp: object = {}, credit = 12): Table =>
  scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: ['PAD Campaign'] }], ...corp })
    .runner({ credits: 0, hand: ['Diesel'], rig: [card('Red Team', { counters: { credit } })] })

const servers = (game: ReturnType<Table['runnerTurn']>): unknown =>
  game.runner.question?.options.map(({ server }) => server)

const left = (game: ReturnType<Table['runnerTurn']>): number => game.card('Red Team').counters.credit ?? 0

test('Red Team comes with 12 credits', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, hand: ['Red Team'] })
    .runnerTurn()
  game.runner.installs('Red Team')
  expect(left(game)).toBe(12)
  expect(game.runner.credits).toBe(0)
})

test('Red Team runs a central server for a click, and a successful run takes 3 of its credits', () => {
  const game = table().runnerTurn()
  game.runner.uses('Red Team')
  expect(game.runner.clicks).toBe(3)
  expect(servers(game)).toEqual(['hq', 'rnd', 'archives'])
  game.runner.answers('server', 'R&D')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(3)
  expect(left(game)).toBe(9)
})

test('Red Team gives nothing where its run is not successful', () => {
  const game = table({ hqIce: [rezzed('Wall of Static')] }).runnerTurn()
  game.runner.uses('Red Team')
  game.runner.answers('server', 'HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(0)
  expect(left(game)).toBe(12)
})

test('Red Team gives nothing for runs that it has not made', () => {
  const game = table().runnerTurn()
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(0)
  expect(left(game)).toBe(12)
})

test('Red Team runs each central server once a turn: any run counts, whatever came of it', () => {
  const game = table({ hqIce: [rezzed('Wall of Static')] }).runnerTurn()
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.uses('Red Team')
  expect(servers(game)).toEqual(['rnd', 'archives'])
  game.runner.answers('server', 'R&D')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.uses('Red Team')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.state.log.filter(({ what }) => what === 'runBegan').map(({ server }) => server)).toEqual([
    'hq',
    'rnd',
    'archives',
  ])
  expect(game.runner).toMatchObject({ credits: 6, clicks: 1 })
  game.runner.uses('Red Team')
  expect(game.state.run).toBeUndefined()
  expect(game.runner).toMatchObject({ credits: 6, clicks: 0 })
})

test('Red Team does not look at remote servers, nor at runs of an earlier turn', () => {
  const before = table()
    .history(lastTurn(successfulRun('hq')), happened('runBegan', { server: 'remote1' }))
    .runnerTurn()
  before.runner.uses('Red Team')
  expect(servers(before)).toEqual(['hq', 'rnd', 'archives'])
})

test('CR 6.7.4a: Red Team pays where its run has moved to a server that it could have run, and only there', () => {
  const moved = (first: string, to: 'rnd' | 'remote1') => {
    const game = table({ hqIce: [rezzed('Tithe')], archivesIce: [rezzed('Tithe')] })
      .history(happened('runBegan', { server: first }))
      .runnerTurn()
    game.runner.uses('Red Team')
    game.runner.answers('server', first === 'archives' ? 'HQ' : 'Archives')
    game.passUntil('encounter')
    game.fiat.resolve('runner', changeServer(to))
    game.finishRun({ accesses: 'pass' })
    return game.runner.credits
  }
  expect(moved('archives', 'rnd')).toBe(3)
  expect(moved('rnd', 'rnd')).toBe(0)
  expect(moved('archives', 'remote1')).toBe(0)
})

test('Red Team is trashed when it is empty, and gives no more than it has', () => {
  const game = table({}, 2).runnerTurn()
  game.runner.uses('Red Team')
  game.runner.answers('server', 'Archives')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ credits: 2, heap: ['Red Team'] })
})

test('Red Team gets no more credits when another card is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Decoy'], rig: [card('Red Team', { counters: { credit: 3 } })] })
    .runnerTurn()
  game.runner.installs('Decoy')
  expect(game.runner.resources).toContain('Decoy')
  expect(left(game)).toBe(3)
})
