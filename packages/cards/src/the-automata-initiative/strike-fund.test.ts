import { all, from, trash } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], deck: readonly string[] = []) =>
  scenario({ definitions }).runner({ credits: 1, hand, deck }).runnerTurn()

test('Strike Fund gives 4 credits when it is played, and nothing as it is trashed then', () => {
  const game = begin(['Strike Fund'])
  game.runner.plays('Strike Fund')
  expect(game.runner).toMatchObject({ credits: 4, heap: ['Strike Fund'] })
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow' })
})

test('Strike Fund may give 2 credits when it is trashed from the grip', () => {
  const game = begin(['Strike Fund'])
  game.fiat.damage('net', 1)
  game.runner.agrees()
  expect(game.runner.credits).toBe(3)
})

test('Strike Fund may give 2 credits when it is trashed from the stack, and can be declined', () => {
  const game = begin([], ['Strike Fund', 'Strike Fund'])
  game.fiat.resolve('runner', trash(all(from({ top: 1, of: 'stack' }))))
  game.runner.agrees()
  game.fiat.resolve('runner', trash(all(from({ top: 1, of: 'stack' }))))
  game.runner.declines()
  expect(game.runner.credits).toBe(3)
})
