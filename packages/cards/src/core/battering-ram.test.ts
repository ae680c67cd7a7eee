import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Battering Ram breaks up to 2 barrier subroutines for 2 credits', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ credits: 9, rig: ['Battering Ram'] })
    .encountering('Heimdall 1.0')
  for (let i = 0; i < 3; i++) game.runner.uses('Battering Ram', 1)
  game.runner.uses('Battering Ram', 0)
  game.runner.breaks(0, 1)
  expect(game.runner.credits).toBe(4)
  expect(game.card('Heimdall 1.0').subroutines.map(each => each.broken)).toEqual([true, true, false])
  game.runner.uses('Battering Ram', 0)
  game.runner.breaks(2)
  game.bothPass()
  expect(game.card('Battering Ram').strength).toBe(6)
})
