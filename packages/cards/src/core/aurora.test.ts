import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Aurora gains 3 strength for 2 credits and breaks barriers for 2', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 4, rig: ['Aurora'] })
    .encountering('Wall of Static')
  game.runner.uses('Aurora', 1)
  expect(game.card('Aurora').strength).toBe(4)
  game.runner.uses('Aurora', 0)
  expect(game.runner.credits).toBe(0)
})

test('Aurora breaks barriers only, at no less strength, and gains 3 or nothing', () => {
  const meeting = (ice: string, credits: number) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits, rig: ['Aurora'] })
      .encountering(ice)
  expect(() => meeting('Wall of Static', 9).runner.uses('Aurora', 0)).toThrow('CR 3.9.5g')
  expect(() => meeting('Rototurret', 9).runner.uses('Aurora', 0)).toThrow('CR 3.9.5h')
  expect(() => meeting('Wall of Static', 1).runner.uses('Aurora', 1)).toThrow('CR 1.16.1')
})

test('Aurora breaks one subroutine each time', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Thorns')] })
    .runner({ credits: 6, rig: ['Aurora'] })
    .encountering('Wall of Thorns')
  for (const ability of [1, 1, 0]) game.runner.uses('Aurora', ability)
  game.runner.breaks(1)
  expect(game.card('Wall of Thorns').subroutines.map(each => each.broken)).toEqual([false, true])
})

test('CR 3.9.5b: the strength that Aurora gains is gone when the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Aurora'], hand: ['Diesel', 'Mimic', 'Yog.0'] })
    .encountering('Wall of Static')
  game.runner.uses('Aurora', 1)
  expect(game.card('Aurora').strength).toBeGreaterThan(1)
  game.fiat.markBroken('Wall of Static', 0)
  game.passUntil('jackOut')
  expect(game.card('Aurora').strength).toBe(1)
})
