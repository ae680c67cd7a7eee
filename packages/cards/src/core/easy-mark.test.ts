import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Easy Mark gains 3 credits', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: ['Easy Mark'] })
    .runnerTurn()
  game.runner.plays('Easy Mark')
  expect(game.runner).toMatchObject({ credits: 3, clicks: 3, heap: ['Easy Mark'] })
})
