import type { ScenarioGame } from '@paydata/scenario'
import { fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from './cards/turns.ts'

const table = () => scenario({ definitions: turnCards })
const power = (game: ScenarioGame, title: string) => game.card(title).counters.power ?? 0
const kinds = (game: ScenarioGame, side: 'corp' | 'runner') => [
  ...new Set(game[side].question?.options.map(option => option.kind)),
]

test('5.2.1a, 5.2.2, 5.2.4: an ability that begins with a click is an action, used in the action window only', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp Click')] }] })
    .runner({ rig: ['Runner Click'] })
    .corpTurn('window')
  expect(kinds(game, 'corp')).toEqual(['pass'])
  game.corp.passes()
  expect(kinds(game, 'runner')).toEqual(['pass'])
  game.runner.passes()
  game.corp.uses('Corp Click')
  expect(game.corp).toMatchObject({ clicks: 2, credits: 8 })
  // The other player takes no action in this turn, with or without clicks.
  expect(game.runner.question).toBeUndefined()
})

test('cr-26.03/5.2.1a/1, 5.2.1a: a click that is lost in a cost makes no action of it: it is used in a paid window', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Click Ice')] })
    .runner({ clicks: 2, rig: ['Runner Take Watcher'] })
    .encountering('Click Ice')
  const before = power(game, 'Runner Take Watcher')
  game.runner.uses('Click Ice')
  expect(game.runner.clicks).toBe(1)
  expect(game.card('Click Ice').subroutines).toMatchObject([{ broken: true }])
  expect(power(game, 'Runner Take Watcher')).toBe(before)
})

test('5.2.2: an action is taken by paying all its clicks, and is not offered to a player who has fewer', () => {
  const game = table()
    .runner({ clicks: 3, credits: 0, rig: ['Runner Double Click'] })
    .runnerTurn()
  game.runner.uses('Runner Double Click')
  expect(game.runner).toMatchObject({ clicks: 1, credits: 7 })
  game.bothPass()
  expect(kinds(game, 'runner')).not.toContain('useAbility')
})

test('5.2.2a: while an action resolves there is no window, except those of a run it makes', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp Paid')] }] })
    .runner({ credits: 5, hand: ['Plain Event', 'Run Event'], rig: ['Runner Paid'] })
    .runnerTurn()
  game.runner.plays('Plain Event')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', rule: '5.7.1e' })
  game.bothPass()
  game.runner.plays('Run Event')
  game.runner.answers('server', 'Archives')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.1e' })
  game.runner.uses('Runner Paid')
  expect(game.runner.question?.rule).toBe('6.9.1e')
})

test('cr-26.03/5.2.2b/1, 5.2.2b: an action with a run is complete when the run is over and the rest has resolved', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Run Event'], rig: ['Runner Finish Watcher'] })
    .runnerTurn()
  game.runner.plays('Run Event')
  game.runner.answers('server', 'Archives')
  expect(power(game, 'Runner Finish Watcher')).toBe(0)
  expect(game.runner).toMatchObject({ credits: 0, inPlay: ['Run Event'] })
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 9, inPlay: [], heap: ['Run Event'] })
  expect(power(game, 'Runner Finish Watcher')).toBe(1)
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('runEnded')).toBeLessThan(log.indexOf('actionFinished'))
  expect(log.indexOf('trashed')).toBeLessThan(log.indexOf('actionFinished'))
})

test('5.2.2c: what triggers on an action being taken resolves before the action’s effects', () => {
  const game = table()
    .runner({ hand: ['Plain Event'], rig: ['Runner Take Watcher'] })
    .runnerTurn()
  game.runner.plays('Plain Event')
  const log = game.state.log
  const counted = log.findIndex(line => line.what === 'countersPlaced')
  expect(counted).toBeGreaterThan(log.findIndex(line => line.what === 'clicksSpent'))
  expect(counted).toBeLessThan(log.findIndex(line => line.what === 'played'))
})

test('5.2.2d: what triggers on an action finishing resolves after all of it, before the next window', () => {
  const game = table()
    .corp({ hand: ['Plain Operation'], remotes: [{ root: [rezzed('Corp Finish Watcher')] }] })
    .corpTurn()
  game.corp.plays('Plain Operation')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.2a' })
  expect(power(game, 'Corp Finish Watcher')).toBe(1)
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('playResolved')).toBeLessThan(log.indexOf('countersPlaced'))
})

test('5.2.4: nobody acts in the discard phase, although clicks are left', () => {
  const game = table()
    .runner({ clicks: 3, hand: fillers('runner', 3), rig: ['Runner Click', 'Runner End Phase'] })
    .runnerTurn('window')
  game.runner.uses('Runner End Phase')
  expect(game.runner.question?.rule).toBe('5.7.2b')
  expect(game.runner.question?.options.map(each => each.card ?? each.kind)).toEqual([
    'pass',
    'Runner End Phase',
  ])
})

test('1.11.3a, 1.11.3b, 5.4.2: clicks gained are there to be spent, clicks lost are gone', () => {
  const game = table()
    .corp({ clicks: 2, hand: ['Haste', 'Tire'] })
    .corpTurn()
  game.corp.plays('Haste')
  expect(game.corp.clicks).toBe(3)
  game.bothPass()
  game.corp.plays('Tire')
  expect(game.corp.clicks).toBe(1)
})

test('1.11.2, 5.6.1a, 5.7.1a: what changes the clicks of a coming turn changes what is allotted then, once', () => {
  const game = table()
    .corp({ clicks: 3, hand: ['Rest', 'Tire'] })
    .corpTurn()
  game.corp.plays('Rest')
  game.bothPass()
  game.corp.plays('Tire')
  game.passUntil('turnEnds')
  expect(game.runner.clicks).toBe(3)
  const spend = (player: 'corp' | 'runner') => {
    game.passUntil('nextAction')
    while (game[player].question?.kind === 'action') {
      game[player].gainsCredit()
      game.bothPass()
    }
    game.passUntil('turnEnds')
  }
  spend('runner')
  expect(game.corp.clicks).toBe(5)
  spend('corp')
  expect(game.runner.clicks).toBe(4)
})
