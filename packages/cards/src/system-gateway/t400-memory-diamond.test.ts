import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('T400 Memory Diamond gives 1 memory and 1 hand size', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['T400 Memory Diamond'] })
    .runnerTurn()
  expect(game.runner).toMatchObject({ memory: 5, handSize: 6 })
})
