import type { CardSpec } from '@paydata/scenario'
import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (archives: readonly CardSpec[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Armed Asset Protection'], archives })
    .corpTurn()
  game.corp.plays('Armed Asset Protection')
  return game.corp.credits
}

test('Armed Asset Protection gives 3 credits, and 1 for each card type faceup in Archives', () => {
  expect(plays([])).toBe(3)
  expect(plays(['Enigma', 'Chum', 'Hedge Fund', facedown('PAD Campaign')])).toBe(5)
})

test('Armed Asset Protection gives 2 more where an agenda lies faceup in Archives', () => {
  expect(plays(['Nisei MK II'])).toBe(6)
  expect(plays([facedown('Nisei MK II')])).toBe(3)
})
