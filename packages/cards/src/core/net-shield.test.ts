import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('ruling: Net Shield prevents 1 net damage of several for 1 credit', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, rig: ['Net Shield'], hand: ['Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.fiat.damage('net', 2)
  game.runner.answers('mayPay', 'pay')
  expect(game.runner.credits).toBe(1)
  expect(game.runner.hand).toHaveLength(2)
})

test('Net Shield works the first time each turn only, used or not', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, rig: ['Net Shield'], hand: ['Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.fiat.damage('net', 1)
  game.runner.declines()
  game.fiat.damage('net', 1)
  expect(game.runner.question).toMatchObject({ kind: 'action', step: 'runnerTurn.action' })
  expect(game.runner.hand).toHaveLength(1)
})

test('Net Shield does not look at meat damage', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Net Shield'], hand: ['Mimic'] })
    .runnerTurn()
  game.fiat.damage('meat', 1)
  expect(game.runner.hand).toEqual([])
})

test('CR 9.6.2: each copy of Net Shield has an ability of its own, so two prevent 2, whatever an old ruling said', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, rig: ['Net Shield', 'Net Shield'], hand: ['Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.fiat.damage('net', 2)
  const [first] = game.cards('Net Shield')
  game.runner.uses(first ?? 'Net Shield')
  game.runner.answers('mayPay', 'pay')
  game.runner.answers('mayPay', 'pay')
  expect(game.runner.hand).toHaveLength(3)
})

test('Net Shield looks at what happened before it was installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 3, hand: ['Net Shield', 'Mimic', 'Ninja'] })
    .runnerTurn()
  game.fiat.nextRandomCards('runner', 'Mimic')
  game.fiat.damage('net', 1)
  game.runner.installs('Net Shield')
  game.fiat.damage('net', 1)
  expect(game.runner).toMatchObject({ credits: 1, hand: [] })
})

test('CR 1.16.11: Net Shield asks nothing of a player who has no credit', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Net Shield'], hand: ['Mimic', 'Ninja'] })
    .runnerTurn()
  game.fiat.damage('net', 1)
  expect(game.runner.question).toMatchObject({ kind: 'action', step: 'runnerTurn.action' })
  expect(game.runner.hand).toHaveLength(1)
})

test.each(['2012', '2013', '2017'])(
  'Net Shield of %s: the first net damage is one, so two prevent 1',
  edition => {
    const game = scenario({ definitions, edition })
      .runner({ credits: 2, rig: ['Net Shield', 'Net Shield'], hand: ['Mimic', 'Ninja', 'Aurora'] })
      .runnerTurn()
    game.fiat.damage('net', 2)
    const [first] = game.cards('Net Shield')
    game.runner.uses(first ?? 'Net Shield')
    expect(game.runner.question?.kind).toBe('action')
    game.passUntil('nextAction')
    expect(game.runner).toMatchObject({ credits: 1, hand: [expect.any(String), expect.any(String)] })
  },
)

test('Net Shield of 2013 does not help after net damage that was suffered this turn', () => {
  const game = scenario({ definitions, edition: '2013' })
    .runner({ credits: 3, rig: ['Net Shield'], hand: ['Mimic', 'Ninja'] })
    .runnerTurn()
  game.fiat.damage('net', 1)
  game.runner.passes()
  game.fiat.damage('net', 1)
  expect(game.runner).toMatchObject({ credits: 3, hand: [] })
})
