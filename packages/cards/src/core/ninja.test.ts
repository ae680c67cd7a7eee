import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ninja gains 5 strength for 3 credits and breaks sentries', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 4, rig: ['Ninja'] })
    .encountering('Neural Katana')
  expect(() => game.runner.uses('Ninja', 0)).toThrow('CR 3.9.5g')
  game.runner.uses('Ninja', 1)
  expect(game.card('Ninja').strength).toBe(5)
  game.runner.uses('Ninja', 0)
  expect(game.runner.credits).toBe(0)
})

test('Ninja needs no strength against ice of strength 0', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 1, rig: ['Ninja'] })
    .encountering('Rototurret')
  game.runner.uses('Ninja', 0)
  game.runner.breaks(0)
  expect(game.card('Rototurret').subroutines[0]?.broken).toBe(true)
})

test('Ninja breaks sentries only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, rig: ['Ninja'] })
    .encountering('Enigma')
  game.runner.uses('Ninja', 1)
  expect(() => game.runner.uses('Ninja', 0)).toThrow('CR 3.9.5h')
})

test('CR 3.9.5b: the strength that Ninja gains is gone when the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 9, rig: ['Ninja'], hand: ['Diesel', 'Mimic', 'Yog.0'] })
    .encountering('Neural Katana')
  game.runner.uses('Ninja', 1)
  expect(game.card('Ninja').strength).toBeGreaterThan(0)
  game.fiat.markBroken('Neural Katana', 0)
  game.passUntil('jackOut')
  expect(game.card('Ninja').strength).toBe(0)
})
