import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Red Herrings: stealing an agenda from its server costs 5 credits in addition', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 5 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ credits: 0, stolen: ['Hostile Takeover'] })
})

test('Red Herrings: the Runner may decline, and cannot steal without 5 credits', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 4 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  expect(() => game.runner.steals()).toThrow()
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 4, stolen: [] })
})

test('CR 9.12.5: Red Herrings trashed while it is accessed still counts for the rest of the run', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 2 })
    .accessing('Red Herrings')
  game.runner.trashes()
  game.runner.accesses('Hostile Takeover')
  game.runner.passes()
  expect(() => game.runner.steals()).toThrow()
})

test('Red Herrings in the root of HQ covers agendas in HQ', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Red Herrings')], hand: ['Hostile Takeover'] })
    .runner({ credits: 9 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.credits).toBe(4)
})

test('Red Herrings does not cover other servers', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings')] }, { root: ['Hostile Takeover'] }] })
    .runner({ credits: 9 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.credits).toBe(9)
})
