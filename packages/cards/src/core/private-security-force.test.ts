import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Private Security Force: an action for 1 meat damage while the Runner is tagged', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Private Security Force'] })
    .runner({ tags: 1, hand: ['Diesel', 'Mimic'] })
    .corpTurn()
  game.corp.uses('Private Security Force')
  expect(game.corp.clicks).toBe(2)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('meat')
  expect(game.runner.hand).toHaveLength(1)
})

test('Private Security Force has no action without a tag, and its player is told why', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Private Security Force'] })
    .corpTurn()
  expect(game.corp.refused).toMatchObject([
    { kind: 'useAbility', card: 'Private Security Force', reason: expect.stringContaining('not tagged') },
  ])
  expect(() => game.corp.uses('Private Security Force')).toThrow('the Runner is not tagged')
})

test('Private Security Force: out of the action window it is the window that is wrong, tagged or not', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Private Security Force'] })
    .corpTurn('window')
  expect(() => game.corp.uses('Private Security Force')).toThrow('9.5.2a')
})

test('Private Security Force in the score area of the Runner is of no use', () => {
  const game = scenario({ definitions })
    .runner({ tags: 1, stolen: ['Private Security Force'] })
    .corpTurn()
  expect(game.corp.refused.map(each => each.card)).not.toContain('Private Security Force')
  expect(() => game.corp.uses('Private Security Force')).toThrow('is in runnerScore')
})

test('Private Security Force loses its action with the last tag, and has it in the action window only', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Private Security Force'] })
    .runner({ tags: 1 })
    .corpTurn('window')
  expect(() => game.corp.uses('Private Security Force')).toThrow('CR 9.5.2a')
  game.passUntil('corpAction')
  game.fiat.removeTags(1)
  expect(() => game.corp.uses('Private Security Force')).toThrow('the Runner is not tagged')
})
