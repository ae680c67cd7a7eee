import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Cleaver breaks up to 2 barrier subroutines for 1 credit and gains 1 strength for 2', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ credits: 7, rig: ['Cleaver'] })
    .encountering('Heimdall 1.0')
  for (let i = 0; i < 3; i++) game.runner.uses('Cleaver', 1)
  expect(game.card('Cleaver').strength).toBe(6)
  game.runner.uses('Cleaver', 0)
  game.runner.breaks(1, 2)
  expect(game.runner.credits).toBe(0)
})
