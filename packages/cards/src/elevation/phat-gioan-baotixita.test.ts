import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Phật Gioan Baotixita gets a power counter when the Corp’s discard phase ends', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Phật Gioan Baotixita')] }] })
    .at('corpTurn.discard')
  game.passUntil('runnerAction')
  expect(game.card('Phật Gioan Baotixita').counters).toMatchObject({ power: 1 })
})

test('Phật Gioan Baotixita gets no power counter when the Runner’s discard phase ends', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Phật Gioan Baotixita')] }] })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.card('Phật Gioan Baotixita').counters.power ?? 0).toBe(0)
})

const scoring = (power: number) => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('Phật Gioan Baotixita', { counters: { power } })] },
        { root: [card('Hostile Takeover', { advanced: 2 })] },
        { root: [card('Posted Bounty', { advanced: 3 })] },
      ],
    })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Corroder'] })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.corp.answers('reaction', 'Phật Gioan Baotixita')
  return game
}

test('Phật Gioan Baotixita does 1 net damage and 1 more for each of 2 counters that are removed', () => {
  const game = scoring(3)
  expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
  game.corp.answers('number', 2)
  expect(game.runner.hand).toHaveLength(2)
  expect(game.card('Phật Gioan Baotixita').counters).toMatchObject({ power: 1 })
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
})

test('Phật Gioan Baotixita does 1 net damage when no counter is removed', () => {
  const game = scoring(3)
  game.corp.answers('number', 0)
  expect(game.runner.hand).toHaveLength(4)
  expect(game.card('Phật Gioan Baotixita').counters).toMatchObject({ power: 3 })
})

test('Phật Gioan Baotixita: the second agenda of a turn does no damage', () => {
  const game = scoring(3)
  game.corp.answers('number', 1)
  expect(game.runner.hand).toHaveLength(3)
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.scores('Posted Bounty')
  game.corp.declines()
  expect(game.runner.hand).toHaveLength(3)
})

test('Phật Gioan Baotixita does its damage also when an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Hostile Takeover'],
      remotes: [{ root: [rezzed('Phật Gioan Baotixita', { counters: { power: 1 } })] }],
    })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Corroder'] })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 1 })
  game.corp.answers('number', 1)
  expect(game.runner.hand).toHaveLength(3)
})

test('Phật Gioan Baotixita that is not rezzed does nothing', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'], remotes: [{ root: ['Phật Gioan Baotixita'] }] })
    .runner({ hand: ['Diesel'] })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.hand).toEqual(['Diesel'])
})
