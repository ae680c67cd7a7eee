import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (heap: readonly string[], runner: object = {}) =>
  scenario({ definitions })
    .runner({ credits: 9, hand: ['Scrounge'], heap, deck: ['Sure Gamble'], ...runner })
    .runnerTurn()

test('Scrounge costs an additional click, and installs 1 program from the heap', () => {
  const game = begin(['Mimic', 'Corroder', 'Diesel'])
  game.runner.plays('Scrounge')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Mimic', 'Corroder'])
  game.runner.answers('choose', 'Mimic')
  expect(game.runner).toMatchObject({ credits: 5, clicks: 2, programs: ['Mimic'] })
  game.runner.agrees()
  game.runner.answers('choose', 'Corroder')
  expect(game.runner.deck).toEqual(['Sure Gamble', 'Corroder'])
})

test('Scrounge may leave the other programs in the heap', () => {
  const game = begin(['Mimic', 'Corroder'])
  game.runner.plays('Scrounge')
  game.runner.answers('choose', 'Mimic')
  game.runner.declines()
  expect(game.runner.deck).toEqual(['Sure Gamble'])
  expect(game.runner.heap.toSorted()).toEqual(['Corroder', 'Scrounge'])
})

test('Scrounge puts one of several programs under the stack, of the choice of the Runner', () => {
  const game = begin(['Mimic', 'Corroder', 'Djinn'])
  game.runner.plays('Scrounge')
  game.runner.answers('choose', 'Mimic')
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Corroder', 'Djinn'])
  game.runner.answers('choose', 'Djinn')
  expect(game.runner.deck).toEqual(['Sure Gamble', 'Djinn'])
})

test('Scrounge may put a program under the stack that was trashed to make room for the new one', () => {
  const game = begin(['Mimic'], { rig: ['Magnum Opus', 'Djinn', 'Corroder'] })
  game.runner.plays('Scrounge')
  game.runner.answers('choose', 'Mimic')
  game.runner.answers('trashLike', 'Djinn')
  game.runner.answers('trashLike', 'continue')
  game.runner.agrees()
  game.runner.answers('choose', 'Djinn')
  expect(game.runner.deck).toEqual(['Sure Gamble', 'Djinn'])
})

test('CR 5.2.2: Scrounge cannot be played with 1 click left', () => {
  expect(() => begin(['Mimic'], { clicks: 1 }).runner.plays('Scrounge')).toThrow('CR 5.2.2')
})
