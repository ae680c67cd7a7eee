import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('The Basalt Spire may return a card of Archives to HQ as it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['The Basalt Spire'] }], archives: ['Enigma', 'Chum'], hand: [] })
    .accessing('The Basalt Spire')
  game.runner.passes()
  game.runner.steals()
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Chum')
  expect(game.corp.hand).toEqual(['Chum'])
  game.restore(before)
  game.corp.declines()
  expect(game.corp.hand).toEqual([])
})

test('The Basalt Spire gets 2 counters as it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('The Basalt Spire', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('The Basalt Spire')
  expect(game.card('The Basalt Spire').counters).toMatchObject({ agenda: 2 })
})

test('The Basalt Spire returns a card for a counter and the top card of R&D, once each turn', () => {
  const begin = (deck: readonly string[]) =>
    scenario({ definitions })
      .corp({
        scored: [card('The Basalt Spire', { counters: { agenda: 2 } })],
        deck,
        archives: ['Enigma'],
        hand: [],
      })
      .corpTurn('window')
  const game = begin(['Chum', 'Hunter'])
  game.corp.uses('The Basalt Spire')
  game.corp.chooses('Chum')
  expect(game.corp).toMatchObject({ hand: ['Chum'], deck: ['Hunter'], archives: ['Enigma'] })
  expect(() => game.corp.uses('The Basalt Spire')).toThrow('CR 9.3.6g')
  expect(() => begin([]).corp.uses('The Basalt Spire')).toThrow('CR 1.16.1')
})
