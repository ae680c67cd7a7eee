import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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

test('Cleaver breaks 1 or 2 subroutines of a barrier that has more', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ credits: 8, rig: ['Cleaver'] })
    .encountering('Heimdall 1.0')
  for (let i = 0; i < 3; i++) game.runner.uses('Cleaver', 1)
  game.runner.uses('Cleaver', 0)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 2 })
  game.runner.breaks(2)
  expect(game.card('Heimdall 1.0').subroutines.map(each => each.broken)).toEqual([false, false, true])
  expect(game.runner.credits).toBe(1)
})

test('CR 3.9.5h: Cleaver breaks no other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 8, rig: ['Cleaver'] })
    .encountering('Enigma')
  expect(() => game.runner.uses('Cleaver', 0)).toThrow('CR 3.9.5h')
})
