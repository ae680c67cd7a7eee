import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Esâ Afontov: Eco-Insurrectionist'
const hurts = (kind: 'core' | 'net') => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], deck: ['Enigma', 'Chum', 'Hunter'] })
    .runner({ identity: title, hand: ['Mimic', 'Ninja'], deck: ['Diesel', 'Sure Gamble'] })
    .runnerTurn()
  game.fiat.damage(kind, 1)
  return game
}

test('Esâ Afontov may draw a card and sabotage 2 at the first core damage of a turn', () => {
  const game = hurts('core')
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.hand).toContain('Diesel')
  game.corp.answers('sabotage', 'Hedge Fund')
  expect(game.corp.archives.toSorted()).toEqual(['Enigma', 'Hedge Fund'])
  game.fiat.damage('core', 1)
  expect(game.runner.question?.kind).toBe('action')
  game.restore(before)
  game.runner.declines()
  expect(game.corp.archives).toEqual([])
  expect(game.runner.hand).toHaveLength(1)
})

test('Esâ Afontov is not asked at other damage', () => {
  expect(hurts('net').runner.question?.kind).toBe('action')
})
