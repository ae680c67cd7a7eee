import type { ScenarioGame } from '@paydata/scenario'
import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from './cards/turns.ts'

const table = () => scenario({ definitions: turnCards })
const power = (game: ScenarioGame, title: string) => game.card(title).counters.power ?? 0

/** In the first window of the Runner's turn: the Corp's turn before it is played to its end. */
function untilRunnerTurn(start: ReturnType<typeof table>): ScenarioGame {
  const game = start.corpTurn()
  for (let clicks = game.corp.clicks; clicks > 0; clicks--) {
    game.corp.gainsCredit()
    game.bothPass()
  }
  game.bothPass()
  return game
}

/** Gains a credit where an action is asked for, and passes elsewhere. */
function goesOn(game: ScenarioGame): void {
  const question = game.runner.question ?? game.corp.question
  const player = question?.side === 'corp' ? game.corp : game.runner
  if (question?.kind === 'action') player.gainsCredit()
  else player.passes()
}

test('5.7.1b, 5.7.1e, 5.7.1f, 5.7.1g, 5.7.2b: the windows of the Runner’s turn come in this order', () => {
  const game = untilRunnerTurn(table())
  const { turn } = game.state
  const rules: string[] = []
  while (game.state.turn === turn) {
    const question = game.runner.question ?? game.corp.question
    rules.push(`${question?.side} ${question?.rule}`)
    goesOn(game)
  }
  expect(rules).toEqual([
    'runner 5.7.1b',
    'corp 5.7.1b',
    ...Array.from({ length: 4 }, () => ['runner 5.7.1e', 'corp 5.7.1e', 'runner 5.7.1f']).flat(),
    'runner 5.7.1e',
    'corp 5.7.1e',
    'runner 5.7.2b',
    'corp 5.7.2b',
  ])
})

test('5.7.1a, 1.11.2b: the Runner has four clicks from the first window on, and more if a card says so', () => {
  expect(untilRunnerTurn(table()).runner.clicks).toBe(4)
  expect(untilRunnerTurn(table().runner({ rig: ['Runner More Clicks'] })).runner.clicks).toBe(5)
})

test('5.7.1c, 5.7.1d, 5.1.4a: recurring credits refill and the turn begins after the first window', () => {
  const game = untilRunnerTurn(
    table().runner({ rig: [card('Runner Recurring', { counters: { credit: 0 } }), 'Runner Dawn'] }),
  )
  expect(game.state).toMatchObject({ active: 'runner', rule: '5.7.1b' })
  expect(game.card('Runner Recurring').counters.credit ?? 0).toBe(0)
  expect(power(game, 'Runner Dawn')).toBe(0)
  game.bothPass()
  expect(game.card('Runner Recurring').counters.credit).toBe(2)
  expect(power(game, 'Runner Dawn')).toBe(1)
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('countersPlaced')).toBeLessThan(log.indexOf('turnBegan'))
})

test('5.3.3, 5.4.1: the Runner has no draw phase: the action phase is first and nothing is drawn', () => {
  const game = untilRunnerTurn(table().runner({ hand: [] }))
  game.bothPass()
  game.bothPass()
  expect(game.runner.question).toMatchObject({ kind: 'action', rule: '5.7.1f' })
  expect(game.runner.hand).toEqual([])
})

/** Plays the Runner’s turn, and stops at each window of the Corp. */
function* windowsOfCorp(game: ScenarioGame): Generator<NonNullable<ScenarioGame['corp']['question']>> {
  while (game.state.active === 'runner') {
    const { question } = game.corp
    if (question?.kind === 'paidWindow') yield question
    goesOn(game)
  }
}

test('5.7.1b, 5.7.1e, 5.7.2b: the Corp may rez in every window of the Runner’s turn, but not score', () => {
  const game = untilRunnerTurn(
    table().corp({
      remotes: [{ root: [card('Plain Agenda', { advanced: 2 })] }, { root: ['Plain Asset'] }],
      hqIce: ['Plain Ice'],
    }),
  )
  const rules = new Set<string>()
  for (const { rule, options } of windowsOfCorp(game)) {
    rules.add(rule)
    expect(options.map(option => `${option.kind} ${option.card ?? ''}`.trim())).toEqual([
      'pass',
      'rez Plain Asset',
    ])
  }
  expect([...rules]).toEqual(['5.7.1b', '5.7.1e', '5.7.2b'])
})

test('5.7.1f, 5.7.1g, 5.4.2: the Runner takes actions until no click is left; there is no passing', () => {
  const game = table().runner({ clicks: 2 }).runnerTurn()
  expect(game.runner.question?.options.some(option => option.kind === 'pass')).toBe(false)
  game.runner.gainsCredit()
  expect(game.runner.question?.rule).toBe('5.7.1e')
  game.bothPass()
  game.runner.draws()
  game.bothPass()
  expect(game.runner.clicks).toBe(0)
  expect(game.runner.question?.rule).toBe('5.7.2b')
})

test('5.7.1h, 5.7.1i: conditions of the action phase ending are met before anything is discarded', () => {
  const game = table()
    .runner({ clicks: 1, hand: fillers('runner', 6), rig: ['Runner Phase Watcher'] })
    .runnerTurn()
  game.runner.gainsCredit()
  expect(power(game, 'Runner Phase Watcher')).toBe(0)
  game.bothPass()
  expect(power(game, 'Runner Phase Watcher')).toBe(1)
  expect(game.runner.question).toMatchObject({ kind: 'discard', rule: '5.7.2a', min: 1, max: 1 })
})

test('5.7.2a, 5.7.2b: the Runner discards before the last window', () => {
  const game = table()
    .runner({ clicks: 1, hand: fillers('runner', 6) })
    .runnerTurn()
  game.runner.gainsCredit()
  game.bothPass()
  game.runner.chooses('Runner Filler')
  expect(game.runner).toMatchObject({ heap: ['Runner Filler'] })
  expect(game.runner.hand).toHaveLength(5)
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', rule: '5.7.2b' })
})

test('5.7.2c, 5.7.2d, 5.7.2e, 5.1.4b: clicks left are lost, then the turn ends and the Corp’s is next', () => {
  const game = table()
    .runner({ clicks: 3, rig: ['Runner End Phase', 'Runner Dusk'] })
    .runnerTurn('window')
  const { turn } = game.state
  game.runner.uses('Runner End Phase')
  expect(game.runner).toMatchObject({ clicks: 3 })
  expect(game.runner.question?.rule).toBe('5.7.2b')
  expect(power(game, 'Runner Dusk')).toBe(0)
  game.bothPass()
  expect(game.runner.clicks).toBe(0)
  expect(power(game, 'Runner Dusk')).toBe(1)
  expect(game.state).toMatchObject({ active: 'corp', turn: turn + 1, rule: '5.6.1b' })
})

test('5.1.4c: what applies in a player’s turn applies in its windows before it begins and until it is over', () => {
  const game = untilRunnerTurn(
    table()
      .corp({ remotes: [{ root: [rezzed('Corp Paid')] }] })
      .runner({ rig: ['Runner Paid'] }),
  )
  // The Runner, whose turn it is although it has not begun, has priority first.
  expect(game.runner.question?.rule).toBe('5.7.1b')
  game.runner.uses('Runner Paid')
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.runner.passes()
  expect(game.corp.question?.options.map(option => option.kind)).toContain('useAbility')
})
