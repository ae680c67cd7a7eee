import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Scorched Earth does 4 meat damage to a tagged Runner', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Scorched Earth'] })
    .runner({ tags: 1, hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Yog.0'] })
    .corpTurn()
  game.corp.plays('Scorched Earth')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('meat')
})

test('Scorched Earth cannot be played without a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Scorched Earth'] })
    .corpTurn()
  expect(() => game.corp.plays('Scorched Earth')).toThrow('the Runner is not tagged')
})

test('Scorched Earth flatlines a Runner with 3 cards', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Scorched Earth'] })
    .runner({ tags: 1, hand: ['Diesel', 'Mimic', 'Ninja'] })
    .corpTurn()
  game.corp.plays('Scorched Earth')
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})
