import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wyrm weakens the ice to 0 and breaks a subroutine of it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 4, rig: ['Wyrm'] })
    .encountering('Ice Wall')
  expect(() => game.runner.uses('Wyrm', 0)).toThrow()
  game.runner.uses('Wyrm', 1)
  expect(game.card('Ice Wall').strength).toBe(0)
  game.runner.uses('Wyrm', 0)
  expect(game.card('Ice Wall').subroutines[0]?.broken).toBe(true)
  expect(game.runner.credits).toBe(0)
})

test('Wyrm must be as strong as the ice to weaken it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 4, rig: ['Wyrm'] })
    .encountering('Enigma')
  expect(() => game.runner.uses('Wyrm', 1)).toThrow()
  game.runner.uses('Wyrm', 2)
  game.runner.uses('Wyrm', 1)
  expect(game.card('Enigma').strength).toBe(1)
})
