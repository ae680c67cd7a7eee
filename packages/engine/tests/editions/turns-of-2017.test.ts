import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from '../rules/cards/turns.ts'
import { edition2017, numberOf } from './older.ts'

const table = (edition = edition2017.name) => scenario({ definitions: turnCards, edition })
const remote = (...titles: string[]) => ({ remotes: titles.map(title => ({ root: [rezzed(title)] })) })
const power = (game: ScenarioGame, title: string) => game.card(title).counters.power ?? 0

/** Who was asked at which step until the turn is over: both players pass, and each action is a credit. */
function course(game: ScenarioGame): string[] {
  const asked: string[] = []
  const { turn } = game.state
  while (game.state.turn === turn) {
    const question = game.corp.question ?? game.runner.question
    const player = question?.side === 'corp' ? game.corp : game.runner
    asked.push(`${numberOf(question?.rule)} ${question?.side}`)
    if (question?.kind === 'action') player.gainsCredit()
    else player.passes()
  }
  return asked
}

test('2017 [1.1] to [3.4]: a Corp turn has a window before its first action and one after each', () => {
  expect(course(table().beforeCorpTurn())).toEqual([
    ...['1.2 corp', '1.2 runner', '2.1 corp', '2.1 runner'],
    ...Array.from({ length: 3 }, () => ['2.2 corp', '2.2 corp', '2.2 runner']).flat(),
    ...['3.2 corp', '3.2 runner'],
  ])
})

test('2017 [1.1] to [2.4]: a Runner turn has a window between its beginning and the first action', () => {
  expect(course(table().beforeRunnerTurn())).toEqual([
    ...['1.2 runner', '1.2 corp', '1.5 runner', '1.5 corp'],
    ...Array.from({ length: 4 }, () => ['1.6 runner', '1.6 runner', '1.6 corp']).flat(),
    ...['2.2 runner', '2.2 corp'],
  ])
})

test('2017 [1.3], [1.4], [3.4]: recurring credits are there before the turn begins, which it does as it ends', () => {
  const game = table()
    .corp(remote('Corp Dawn', 'Corp Dusk', 'Corp Recurring'))
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.card('Corp Recurring').counters.credit).toBe(2)
  expect(power(game, 'Corp Dawn')).toBe(1)
  expect(power(game, 'Corp Dusk')).toBe(0)
  course(game)
  expect(power(game, 'Corp Dusk')).toBe(1)
})

/** Gains a credit where an action is asked for, and passes elsewhere. */
function goesOn(game: ScenarioGame): void {
  const question = game.corp.question ?? game.runner.question
  const player = question?.side === 'corp' ? game.corp : game.runner
  if (question?.kind === 'action') player.gainsCredit()
  else player.passes()
}

test('2017 [1.2], [2.1], [2.2], [3.2]: agendas are scored in all windows of a Corp turn but that of the discard phase', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Plain Agenda', { advanced: 2 })] }] })
    .beforeCorpTurn()
  const asked: { rule: string; offers: readonly string[] }[] = []
  const { turn } = game.state
  while (game.state.turn === turn) {
    const question = game.corp.question ?? game.runner.question
    asked.push({
      rule: numberOf(question?.rule),
      offers: question?.options.map(({ kind }) => kind) ?? [],
    })
    goesOn(game)
  }
  const scores = asked.filter(({ offers }) => offers.includes('score'))
  expect([...new Set(scores.map(({ rule }) => rule))]).toEqual(['1.2', '2.1', '2.2'])
})

test('2017: no condition is met as the action phase ends', () => {
  const count = (edition: string) => {
    const game = table(edition).corp(remote('Corp Phase Watcher')).beforeCorpTurn()
    course(game)
    return power(game, 'Corp Phase Watcher')
  }
  expect(count('2017')).toBe(0)
  expect(count('26.03')).toBe(1)
})

test('2017: an effect that ends the action phase leads to the discard phase, and is none in the draw phase', () => {
  const game = table().corp(remote('Corp End Phase')).beforeCorpTurn()
  game.corp.uses('Corp End Phase')
  expect(numberOf(game.corp.question?.rule)).toBe('1.2')
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  game.corp.uses('Corp End Phase')
  expect(game.corp.question).toMatchObject({
    kind: 'paidWindow',
    rule: "Rules Reference, Corporation's Turn 3.2",
  })
  game.passUntil('turnEnds')
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(4)
})

test('2017: an effect that skips the discard step skips it', () => {
  const game = table()
    .runner({ rig: ['Runner Skip'], hand: Array.from({ length: 7 }, () => 'Plain Event'), clicks: 1 })
    .runnerTurn()
  game.runner.gainsCredit()
  game.passUntil('turnEnds')
  expect(game.runner.hand).toHaveLength(7)
})
