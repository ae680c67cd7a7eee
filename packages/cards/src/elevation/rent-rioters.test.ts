import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Rent Rioters gives 9 credits for 3 clicks, and is trashed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Rent Rioters'] })
    .runnerTurn()
  game.runner.uses('Rent Rioters')
  expect(game.runner).toMatchObject({ credits: 9, clicks: 1, heap: ['Rent Rioters'] })
})

test('CR 5.2.2: Rent Rioters needs 3 clicks', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, clicks: 2, rig: ['Rent Rioters'] })
    .runnerTurn()
  expect(() => game.runner.uses('Rent Rioters')).toThrow('CR 5.2.2')
})
