import { all, from, ownedBy, trash, type } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (clicks = 4, corp: object = {}) =>
  scenario({ definitions })
    .corp({
      credits: 0,
      scored: ['Aggressive Trendsetting'],
      remotes: [{ root: ['PAD Campaign'] }, { root: ['Snare!'] }],
      ...corp,
    })
    .runner({ credits: 20, clicks, deck: ['Diesel', 'Mimic', 'Decoy', 'Corroder', 'Yog.0', 'Decoy'] })
    .runnerTurn()
type Game = ReturnType<typeof begin>

/** Runs on the first remote server, and trashes the card there. */
const trashes = (game: Game) => {
  game.runner.runs('Server 1')
  game.passUntil('access')
  game.runner.trashes()
}
/** How many clicks the Corp has at the beginning of its next turn. */
function clicksNext(game: Game): number {
  game.passUntil('nextAction')
  while (game.state.active === 'runner') {
    game.runner.gainsCredit()
    game.passUntil('nextAction')
  }
  return game.corp.clicks
}

test('Aggressive Trendsetting: the Runner spends a click, and the Corp gets no more clicks', () => {
  const game = begin()
  trashes(game)
  expect(game.runner.question).toMatchObject({ kind: 'confirm' })
  game.runner.agrees()
  expect(game.runner.clicks).toBe(2)
  expect(clicksNext(game)).toBe(3)
})

test('Aggressive Trendsetting: the Runner spends none, and the Corp has a click more in its next turn alone', () => {
  const game = begin()
  trashes(game)
  game.runner.declines()
  expect(game.runner.clicks).toBe(3)
  expect(game.corp.clicks).toBe(0)
  expect(clicksNext(game)).toBe(4)
  for (let i = 0; i < 4; i++) {
    game.corp.gainsCredit()
    game.passUntil('nextAction')
  }
  expect(game.state.active).toBe('runner')
  expect(clicksNext(game)).toBe(3)
})

test('CR 1.16.11b: the Runner without a click cannot spend one', () => {
  const game = begin(1)
  trashes(game)
  expect(game.runner.clicks).toBe(0)
  expect(clicksNext(game)).toBe(4)
})

test('Aggressive Trendsetting asks only the first time in a turn, also after a card that an effect trashed', () => {
  const game = begin(4, { hqIce: [rezzed('Ice Wall')] })
  game.fiat.resolve('runner', trash(all(from('installed', type('ice'))), 'runner'))
  expect(game.runner.question).toMatchObject({ kind: 'confirm' })
  game.runner.agrees()
  trashes(game)
  expect(game.corp.archives).toContain('PAD Campaign')
  expect(clicksNext(game)).toBe(3)
})

test('Aggressive Trendsetting asks once when several cards are trashed together', () => {
  const game = begin()
  game.fiat.resolve('runner', trash(all(from('installed', ownedBy('corp'))), 'runner'))
  game.runner.declines()
  expect(clicksNext(game)).toBe(4)
})

test('Aggressive Trendsetting does not count a card in HQ, which is no first time either', () => {
  const game = begin(4, { hand: ['PAD Campaign'], remotes: [{ root: ['PAD Campaign'] }] })
  game.runner.runs('HQ')
  game.passUntil('access')
  game.runner.trashes()
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(3)
  trashes(game)
  expect(game.runner.question).toMatchObject({ kind: 'confirm' })
})

test('Aggressive Trendsetting goes by what the Runner trashes: not the Corp, and no card of the Runner', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Aggressive Trendsetting'], hqIce: ['Ice Wall'] })
    .runner({ rig: ['Mimic'] })
    .runnerTurn()
  game.fiat.resolve('corp', trash(all(from('installed', type('ice'))), 'corp'))
  game.fiat.resolve('runner', trash(all(from('rig')), 'runner'))
  expect([game.corp.archives, game.runner.heap]).toEqual([['Ice Wall'], ['Mimic']])
  expect(clicksNext(game)).toBe(3)
})

test('Aggressive Trendsetting does not count what the Runner trashes in the turn of the Corp', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Aggressive Trendsetting'], hqIce: ['Ice Wall'], credits: 0 })
    .corpTurn()
  game.fiat.resolve('runner', trash(all(from('installed', type('ice'))), 'runner'))
  expect(game.corp.question?.kind).toBe('action')
  for (let i = 0; i < 3; i++) {
    game.corp.gainsCredit()
    game.passUntil('nextAction')
  }
  expect(game.state.active).toBe('runner')
  expect(clicksNext(game)).toBe(3)
})
