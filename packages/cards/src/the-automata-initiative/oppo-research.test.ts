import { happened, lastTurn, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = {}) =>
  scenario({ definitions })
    .history(lastTurn(happened('stolen', { by: 'runner', card: 'Hostile Takeover' })))
    .corp({ credits: 9, hand: ['Oppo Research'], ...corp })
    .runner({ stolen: ['Hostile Takeover'] })
    .corpTurn()

test('Oppo Research gives 2 tags, and ends the action phase', () => {
  const game = begin()
  game.corp.plays('Oppo Research')
  expect(game.runner.tags).toBe(2)
  expect(game.corp.credits).toBe(7)
  game.passUntil('runnerAction')
  expect(game.corp.credits).toBe(7)
})

test('Oppo Research may give 2 more tags for 5 credits at threat level 3', () => {
  const game = begin({ scored: ['Priority Requisition'] })
  game.corp.plays('Oppo Research')
  const before = game.save()
  game.corp.agrees()
  expect(game.runner.tags).toBe(4)
  expect(game.corp.credits).toBe(2)
  game.restore(before)
  game.corp.declines()
  expect(game.runner.tags).toBe(2)
})

test('Oppo Research is played only if the Runner stole or trashed a Corp card last turn', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Oppo Research'] })
    .corpTurn()
  expect(() => game.corp.plays('Oppo Research')).toThrow('did not steal or trash')
})
