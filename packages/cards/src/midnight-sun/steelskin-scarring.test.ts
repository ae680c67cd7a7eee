import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object) =>
  scenario({ definitions })
    .runner({
      credits: 1,
      hand: ['Steelskin Scarring'],
      deck: ['Diesel', 'Mimic', 'Ninja', 'Aurora'],
      ...more,
    })
    .runnerTurn()

test('Steelskin Scarring draws 3 cards, and no more as it is trashed after it was played', () => {
  const game = begin({})
  game.runner.plays('Steelskin Scarring')
  expect(game.runner).toMatchObject({
    credits: 0,
    hand: ['Diesel', 'Mimic', 'Ninja'],
    heap: ['Steelskin Scarring'],
  })
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('Steelskin Scarring may draw 2 cards when it is trashed from the grip', () => {
  const game = begin({})
  game.fiat.damage('net', 1)
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
  game.restore(before)
  game.runner.declines()
  expect(game.runner.hand).toEqual([])
})

test('Steelskin Scarring may draw 2 cards when it is trashed from the stack', () => {
  const game = begin({ hand: [], deck: ['Steelskin Scarring', 'Diesel', 'Mimic', 'Ninja'] })
  game.fiat.trash('Steelskin Scarring')
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
})
