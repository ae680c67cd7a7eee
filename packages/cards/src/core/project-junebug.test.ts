import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Project Junebug: 1 credit does 2 net damage for each advancement counter', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: [card('Project Junebug', { advanced: 2 })] }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Yog.0'] })
    .accessing('Project Junebug')
  game.corp.answers('mayPay', 'pay')
  expect(game.corp.credits).toBe(0)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.filter(each => each.what === 'damageSuffered').map(each => each.amount)).toEqual([4])
})

test('Project Junebug can be advanced', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Project Junebug'] }] })
    .corpTurn()
  game.corp.advances('Project Junebug')
  expect(game.card('Project Junebug').advancement).toBe(1)
})

test('Project Junebug in HQ does no damage', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Project Junebug'] })
    .runner({ hand: ['Diesel'] })
    .accessing('Project Junebug')
  game.corp.answers('mayPay', 'pay')
  expect(game.runner.hand).toEqual(['Diesel'])
})

test('Project Junebug: the Corp need not pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: [card('Project Junebug', { advanced: 2 })] }] })
    .runner({ hand: ['Diesel'] })
    .accessing('Project Junebug')
  game.corp.declines()
  expect(game.corp.credits).toBe(1)
  expect(game.runner.hand).toEqual(['Diesel'])
})
