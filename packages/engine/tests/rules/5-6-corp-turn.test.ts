import type { ScenarioGame } from '@paydata/scenario'
import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from './cards/turns.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: turnCards })
const remote = (...titles: string[]) => ({ remotes: titles.map(title => ({ root: [rezzed(title)] })) })
const power = (game: ScenarioGame, title: string) => game.card(title).counters.power ?? 0

/** The rule numbers of the steps at which somebody was asked, one for each question, both players passing. */
function walk(game: ScenarioGame, until: () => boolean): string[] {
  const rules: string[] = []
  while (!until()) {
    const question = game.corp.question ?? game.runner.question
    if (question === undefined) throw new Error('nobody is asked')
    rules.push(`${question.side} ${question.rule}`)
    const player = question.side === 'corp' ? game.corp : game.runner
    if (question.kind === 'paidWindow') player.passes()
    else if (question.kind === 'action') player.gainsCredit()
    else player.chooses(question.options[0]?.id ?? '')
  }
  return rules
}

test('5.6.1a, 5.6.1b, 5.6.2a, 5.6.2b, 5.6.2c, 5.6.3b: the windows of the Corp’s turn come in this order', () => {
  const game = table().beforeCorpTurn()
  const turn = game.state.turn
  expect(walk(game, () => game.state.turn !== turn)).toEqual([
    'corp 5.6.1b',
    'runner 5.6.1b',
    ...Array.from({ length: 3 }, () => ['corp 5.6.2a', 'runner 5.6.2a', 'corp 5.6.2b']).flat(),
    'corp 5.6.2a',
    'runner 5.6.2a',
    'corp 5.6.3b',
    'runner 5.6.3b',
  ])
})

test('5.6.1a, 1.11.2a: the Corp has three clicks from the first window on, and more if a card says so', () => {
  expect(table().beforeCorpTurn().corp.clicks).toBe(3)
  const game = table().corp(remote('Corp More Clicks')).beforeCorpTurn()
  expect(game.corp.clicks).toBe(4)
})

test('5.6.1c, 5.6.1d, 5.1.4a, 5.1.4c: recurring credits refill and the turn begins only after the first window', () => {
  const game = table()
    .corp({
      remotes: [
        { root: [rezzed('Corp Recurring', { counters: { credit: 0 } })] },
        { root: [rezzed('Corp Dawn')] },
      ],
    })
    .beforeCorpTurn()
  // The Corp’s turn is open and it is the active player, but the turn has not begun.
  expect(game.state).toMatchObject({ active: 'corp', rule: '5.6.1b' })
  expect(power(game, 'Corp Dawn')).toBe(0)
  expect(game.card('Corp Recurring').counters.credit ?? 0).toBe(0)
  game.bothPass()
  expect(power(game, 'Corp Dawn')).toBe(1)
  expect(game.card('Corp Recurring').counters.credit).toBe(2)
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('countersPlaced')).toBeLessThan(log.indexOf('turnBegan'))
})

test('5.6.1e, 5.6.1f, 5.3.2: the mandatory draw comes when the turn has begun, is no action and costs no click', () => {
  const game = table()
    .corp({ hand: [], deck: ['Plain Ice', ...fillers('corp', 3)], ...remote('Corp Take Watcher') })
    .beforeCorpTurn()
  expect(game.corp.hand).toEqual([])
  game.bothPass()
  expect(game.corp).toMatchObject({ hand: ['Plain Ice'], clicks: 3 })
  expect(power(game, 'Corp Take Watcher')).toBe(0)
  expect(game.corp.question?.rule).toBe('5.6.2a')
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('turnBegan')).toBeLessThan(log.indexOf('drawn'))
})

test('5.3.2, 1.7.2c: the Corp loses when it cannot draw', () => {
  const game = table().corp({ deck: [] }).beforeCorpTurn()
  game.bothPass()
  expect(game.state).toMatchObject({ over: true, winner: 'runner', reason: 'emptyDeck' })
})

test('5.6.1b, 5.6.2a, 5.6.3b: cards are rezzed in all windows of the turn, agendas scored before the discard phase', () => {
  const game = table()
    .corp({
      credits: 5,
      remotes: [{ root: [card('Plain Agenda', { advanced: 2 })] }, { root: ['Plain Asset'] }],
      hqIce: ['Plain Ice'],
    })
    .beforeCorpTurn()
  const offered = () =>
    game.corp.question?.options.map(option => `${option.kind} ${option.card ?? ''}`.trim())
  expect(offered()).toEqual(['pass', 'rez Plain Asset', 'score Plain Agenda'])
  game.bothPass()
  expect(offered()).toEqual(['pass', 'rez Plain Asset', 'score Plain Agenda'])
  for (let i = 0; i < 3; i++) {
    game.bothPass()
    game.corp.gainsCredit()
  }
  game.bothPass()
  expect(game.corp.question?.rule).toBe('5.6.3b')
  expect(offered()).toEqual(['pass', 'rez Plain Asset'])
})

test('5.6.2b, 5.6.2c, 5.4.2: the Corp takes actions until no click is left; there is no passing', () => {
  const game = table().corp({ clicks: 2 }).corpTurn()
  expect(game.corp.question).toMatchObject({ kind: 'action', rule: '5.6.2b' })
  expect(game.corp.question?.options.some(option => option.kind === 'pass')).toBe(false)
  game.corp.gainsCredit()
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.2a' })
  game.bothPass()
  game.corp.gainsCredit()
  game.bothPass()
  expect(game.corp).toMatchObject({ clicks: 0 })
  expect(game.corp.question?.rule).toBe('5.6.3b')
})

test('5.6.2d, 5.6.2e: conditions of the action phase ending are met before anything is discarded', () => {
  const game = table()
    .corp({ clicks: 1, hand: [...fillers('corp', 6)], ...remote('Corp Phase Watcher') })
    .corpTurn()
  game.corp.gainsCredit()
  expect(power(game, 'Corp Phase Watcher')).toBe(0)
  game.bothPass()
  expect(power(game, 'Corp Phase Watcher')).toBe(1)
  expect(game.corp.question).toMatchObject({ kind: 'discard', rule: '5.6.3a' })
})

test('5.6.3a, 5.6.3b: the Corp discards to its maximum hand size before the last window', () => {
  const game = table()
    .corp({ clicks: 1, hand: [...fillers('corp', 7)] })
    .corpTurn()
  game.corp.gainsCredit()
  game.bothPass()
  expect(game.corp.question).toMatchObject({ kind: 'discard', min: 2, max: 2 })
  game.corp.chooses('Corp Filler', 'Corp Filler')
  expect(game.corp.hand).toHaveLength(5)
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.3b' })
})

test('5.6.3c, 5.6.3d, 5.1.4b: clicks left are lost before the turn ends formally', () => {
  const game = table()
    .corp({ clicks: 3, hand: ['Sudden End'], ...remote('Corp Dusk') })
    .corpTurn()
  game.corp.plays('Sudden End')
  expect(game.corp.question?.rule).toBe('5.6.3b')
  expect(game.corp.clicks).toBe(2)
  expect(power(game, 'Corp Dusk')).toBe(0)
  game.bothPass()
  expect(game.corp.clicks).toBe(0)
  expect(power(game, 'Corp Dusk')).toBe(1)
  expect(game.state).toMatchObject({ active: 'runner', rule: '5.7.1b' })
})

test('5.6.3e, 5.1.4d: the Runner’s turn follows at once', () => {
  const game = table().corp({ clicks: 1 }).corpTurn()
  game.corp.gainsCredit()
  const { turn } = game.state
  game.bothPass()
  game.bothPass()
  expect(game.state).toMatchObject({ active: 'runner', turn: turn + 1, rule: '5.7.1b' })
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.runner.clicks).toBe(4)
})

example(
  ['faq-1.1/19'],
  '5.1.4c, 5.6.1b: an agenda scored in the first window was scored in this turn',
  () => {
    const game = table()
      .corp({ hand: ['Proud Operation'], remotes: [{ root: [card('Plain Agenda', { advanced: 2 })] }] })
      .beforeCorpTurn()
    game.corp.scores('Plain Agenda')
    game.passUntil('nextAction')
    game.corp.plays('Proud Operation')
    expect(game.corp.credits).toBe(8)
    const without = table()
      .corp({ hand: ['Proud Operation'] })
      .corpTurn()
    expect(without.corp.question?.options.some(option => option.kind === 'play')).toBe(false)
  },
)
