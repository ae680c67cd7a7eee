import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Buzzsaw breaks up to 2 code gate subroutines for 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 1, rig: ['Buzzsaw'] })
    .encountering('Enigma')
  game.runner.uses('Buzzsaw', 0)
  game.runner.breaks(0, 1)
  expect(game.runner.credits).toBe(0)
  expect(game.card('Enigma').subroutines.every(each => each.broken)).toBe(true)
})

test('Buzzsaw gets 1 strength for 3 credits, for this encounter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Thorns'), rezzed('Tollbooth')] })
    .runner({ credits: 9, rig: ['Buzzsaw'] })
    .encountering('Tollbooth')
  expect(game.card('Buzzsaw').strength).toBe(3)
  expect(() => game.runner.uses('Buzzsaw', 0)).toThrow('CR 3.9.5')
  game.runner.uses('Buzzsaw', 1)
  expect(game.card('Buzzsaw').strength).toBe(4)
  expect(game.runner.credits).toBe(3)
})

test('Buzzsaw may break only one of two, and breaks nothing but code gates', () => {
  const at = (ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 1, rig: ['Buzzsaw'] })
      .encountering(ice)
  const game = at('Enigma')
  game.runner.uses('Buzzsaw', 0)
  game.runner.breaks(1)
  expect(game.card('Enigma').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  expect(() => at('Ice Wall').runner.uses('Buzzsaw', 0)).toThrow('CR 3.9')
})

test('Buzzsaw breaks no more than 2 subroutines of a code gate with 3', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('n-Pot')] })
    .runner({ credits: 9, rig: ['Buzzsaw'] })
    .encountering('n-Pot')
  game.runner.uses('Buzzsaw', 1)
  game.runner.uses('Buzzsaw', 0)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', max: 2 })
  expect(() => game.runner.breaks(0, 1, 2)).toThrow('tooMany')
})
