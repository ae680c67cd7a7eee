import { happened, lastTurn, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const table = (runner: object = {}) =>
  scenario({ definitions }).runner({ credits: 9, hand: [], rig: ['Verbal Plasticity'], ...runner })
type Game = ReturnType<ReturnType<typeof table>['runnerTurn']>

const draws = (game: Game): number => {
  const before = game.runner.hand.length
  game.runner.draws()
  game.passUntil('nextAction')
  return game.runner.hand.length - before
}

test('Verbal Plasticity draws 2 cards for the first click to draw of a turn, and 1 for each other', () => {
  const game = table().runnerTurn()
  expect([draws(game), draws(game), draws(game)]).toEqual([2, 1, 1])
  expect(game.runner.clicks).toBe(1)
})

test('Verbal Plasticity begins anew each turn', () => {
  const game = table()
    .history(lastTurn(happened('abilityUsed', { kind: 'basic/runner/draw' })))
    .runnerTurn()
  expect(draws(game)).toBe(2)
})

test('CR 9.3.2b: Verbal Plasticity counts actions from before it was installed', () => {
  const game = table({ hand: ['Verbal Plasticity'], rig: [] }).runnerTurn()
  expect(draws(game)).toBe(1)
  game.runner.installs('Verbal Plasticity')
  game.passUntil('nextAction')
  expect(draws(game)).toBe(1)
})

test('CR 5.2.3a: Verbal Plasticity looks at the basic action alone; drawing by cards is neither changed nor counted', () => {
  const game = table({ hand: ['Diesel', 'Diesel'] }).runnerTurn()
  game.runner.plays('Diesel')
  game.passUntil('nextAction')
  expect(game.runner.hand).toHaveLength(4)
  expect(draws(game)).toBe(2)
  game.runner.plays('Diesel')
  game.passUntil('nextAction')
  expect(game.runner.hand).toHaveLength(8)
})

test('Verbal Plasticity does nothing for the basic action of the Corp', () => {
  const game = scenario({ definitions })
    .corp({ hand: [] })
    .runner({ rig: ['Verbal Plasticity'] })
    .corpTurn()
  const before = game.corp.hand.length
  game.corp.draws()
  expect(game.corp.hand.length - before).toBe(1)
})

test('CR 1.2.4: Verbal Plasticity draws the last card of the stack', () => {
  const game = table({ deck: ['Diesel'] }).runnerTurn()
  expect(draws(game)).toBe(1)
})

test('CR 9.9.4a: both cards of Verbal Plasticity are one drawing', () => {
  const game = table().runnerTurn()
  game.runner.draws()
  expect(game.state.log.filter(({ what }) => what === 'drawn').map(({ amount }) => amount)).toEqual([2])
})
