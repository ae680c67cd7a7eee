import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (stolen: readonly string[]) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Hadrian’s Wall')] })
    .runner({ credits: 9, rig: ['Pressure Spike'], stolen })
    .encountering('Hadrian’s Wall')

test('Pressure Spike breaks barrier subroutines for 1 credit, and gets 3 strength for 2', () => {
  const game = encounter(['Priority Requisition'])
  expect(() => game.runner.uses('Pressure Spike', 2)).toThrow('CR 9.3.6f')
  game.runner.uses('Pressure Spike', 1)
  game.runner.uses('Pressure Spike', 1)
  expect(game.card('Pressure Spike').strength).toBe(7)
  game.runner.uses('Pressure Spike', 0)
  game.runner.breaks(1)
  expect(game.runner.credits).toBe(4)
  expect(game.card('Hadrian’s Wall').subroutines.map(each => each.broken)).toEqual([false, true])
})

test('Pressure Spike gets 9 strength for 2 credits at threat level 4, once in a run', () => {
  const game = encounter(['Nisei MK II', 'Nisei MK II'])
  game.runner.uses('Pressure Spike', 2)
  expect(game.card('Pressure Spike').strength).toBe(10)
  expect(() => game.runner.uses('Pressure Spike', 2)).toThrow('CR 9.3.6g')
})
