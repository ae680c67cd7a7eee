import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (runner: object = {}) =>
  scenario({ definitions })
    .runner({ credits: 1, hand: ['Lie Low'], deck: ['Diesel', 'Mimic', 'Decoy', 'Wyrm', 'Ninja'], ...runner })
    .runnerTurn()

test('Lie Low costs an additional click, and draws 4 cards', () => {
  const game = begin()
  game.runner.plays('Lie Low')
  expect(game.runner.question).toMatchObject({ kind: 'effect', min: 1, max: 1 })
  game.runner.answers('effect', 'Draw')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 2, deck: ['Ninja'], heap: ['Lie Low'] })
  expect(game.runner.hand.toSorted()).toEqual(['Decoy', 'Diesel', 'Mimic', 'Wyrm'])
})

test('Lie Low removes up to 2 tags', () => {
  const left = (tags: number, removed: number) => {
    const game = begin({ tags })
    game.runner.plays('Lie Low')
    game.runner.answers('effect', 'Remove')
    game.runner.answers('number', removed)
    return game.runner.tags
  }
  expect(left(3, 2)).toBe(1)
  expect(left(3, 1)).toBe(2)
  expect(left(3, 0)).toBe(3)
  expect(left(1, 1)).toBe(0)
  expect(() => left(3, 3)).toThrow('number')
  expect(() => left(1, 2)).toThrow('number')
})

test('CR 5.2.2: Lie Low cannot be played with 1 click left', () => {
  expect(() => begin({ clicks: 1 }).runner.plays('Lie Low')).toThrow('CR 5.2.2')
})
