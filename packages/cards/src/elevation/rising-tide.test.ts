import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (heap: readonly string[], rig: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')], archives: ['Hedge Fund'] })
    .runner({ credits: 3, rig: ['Rising Tide', ...rig], heap })
    .encountering('Wall of Static')

test('Rising Tide gets 1 strength for each fracter in the heap, and for no other card', () => {
  expect(begin([]).card('Rising Tide').strength).toBe(1)
  expect(begin(['Corroder']).card('Rising Tide').strength).toBe(2)
  expect(begin(['Corroder', 'Cleaver', 'Rising Tide']).card('Rising Tide').strength).toBe(4)
  expect(begin(['Mimic', 'Diesel', 'Decoy']).card('Rising Tide').strength).toBe(1)
  expect(begin([], ['Corroder']).card('Rising Tide').strength).toBe(1)
})

test('Rising Tide is as strong as the heap is at the moment', () => {
  const game = begin(['Corroder'])
  game.fiat.move('Corroder', 'grip')
  expect(game.card('Rising Tide').strength).toBe(1)
  game.fiat.move('Corroder', 'heap')
  expect(game.card('Rising Tide').strength).toBe(2)
})

test('Rising Tide breaks 1 barrier subroutine for 1 credit, and gets 1 strength for 1 credit', () => {
  const game = begin(['Corroder'])
  expect(() => game.runner.uses('Rising Tide', 1)).toThrow('strength')
  game.runner.uses('Rising Tide', 2)
  expect(game.card('Rising Tide').strength).toBe(3)
  game.runner.uses('Rising Tide', 1)
  expect(game.runner.credits).toBe(1)
  game.passUntil('jackOut')
  expect(game.card('Rising Tide').strength).toBe(2)
})

test('Rising Tide breaks no other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 3, rig: ['Rising Tide'], heap: ['Corroder'] })
    .encountering('Enigma')
  expect(() => game.runner.uses('Rising Tide', 1)).toThrow('CR 3.9.5h')
})

test('Rising Tide breaks 1 subroutine at a time where there are several', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Bran 1.0')] })
    .runner({ credits: 9, rig: ['Rising Tide'], heap: Array(5).fill('Corroder') })
    .encountering('Bran 1.0')
  game.runner.uses('Rising Tide', 1)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
})
