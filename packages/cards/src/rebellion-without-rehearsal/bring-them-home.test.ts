import { happened, lastTurn, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = {}) =>
  scenario({ definitions })
    .history(lastTurn(happened('stolen', { by: 'runner', card: 'Hostile Takeover' })))
    .corp({ credits: 9, hand: ['Bring Them Home'], ...corp })
    .runner({
      stolen: ['Hostile Takeover'],
      hand: ['Diesel', 'Mimic', 'Decoy', 'Ninja'],
      deck: ['Aurora', 'Corroder'],
    })
    .corpTurn()

test('Bring Them Home reveals 2 cards of the grip at random, puts them on the stack, and ends the action phase', () => {
  const game = begin()
  game.corp.plays('Bring Them Home')
  expect(game.runner.hand).toHaveLength(2)
  expect([...game.runner.hand, ...game.runner.deck.slice(0, 2)].toSorted()).toEqual([
    'Decoy',
    'Diesel',
    'Mimic',
    'Ninja',
  ])
  expect(game.state.log.filter(each => each.what === 'revealed')).toHaveLength(2)
  game.passUntil('runnerAction')
  expect(game.corp.credits).toBe(9)
})

test('Bring Them Home may shuffle 1 more into the stack for 2 credits at threat level 3', () => {
  const game = begin({ scored: ['Priority Requisition'] })
  game.corp.plays('Bring Them Home')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.credits).toBe(7)
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.deck).toHaveLength(5)
  game.restore(before)
  game.corp.declines()
  expect(game.runner.hand).toHaveLength(2)
})

test('Bring Them Home is played only if the Runner stole or trashed a Corp card last turn', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Bring Them Home'] })
    .corpTurn()
  expect(() => game.corp.plays('Bring Them Home')).toThrow('did not steal or trash')
})
