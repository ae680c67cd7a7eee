import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wyrm weakens the ice to 0 and breaks a subroutine of it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 4, rig: ['Wyrm'] })
    .encountering('Ice Wall')
  expect(() => game.runner.uses('Wyrm', 0)).toThrow(
    'you are not encountering a piece of ice with 0 or less strength',
  )
  game.runner.uses('Wyrm', 1)
  expect(game.card('Ice Wall').strength).toBe(0)
  game.runner.uses('Wyrm', 0)
  expect(game.card('Ice Wall').subroutines[0]?.broken).toBe(true)
  expect(game.runner.credits).toBe(0)
})

test('ruling: Wyrm must be as strong as the ice to weaken it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 4, rig: ['Wyrm'] })
    .encountering('Enigma')
  expect(() => game.runner.uses('Wyrm', 1)).toThrow('CR 3.9.5g')
  game.runner.uses('Wyrm', 2)
  expect(game.card('Wyrm').strength).toBe(2)
  expect(game.runner.credits).toBe(3)
  game.runner.uses('Wyrm', 1)
  expect(game.card('Enigma').strength).toBe(1)
})

test('Wyrm weakens the ice for its encounter, and breaks only while it has no strength', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 9, rig: ['Wyrm'] })
    .encountering('Ice Wall')
  expect(() => game.runner.uses('Wyrm', 0)).toThrow('CR 9.3.2')
  game.runner.uses('Wyrm', 1)
  game.runner.uses('Wyrm', 0)
  game.passUntil('jackOut')
  expect(game.card('Ice Wall').strength).toBe(1)
})

test('Wyrm must be no weaker than the ice to break it, even where the ice has no strength', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 9, rig: ['Wyrm'] })
    .encountering('Rototurret')
  game.fiat.changeStrength('Wyrm', -2)
  expect(() => game.runner.uses('Wyrm', 0)).toThrow('CR 3.9.5g')
})

test('Wyrm breaks one subroutine each time', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 3, rig: ['Wyrm'] })
    .encountering('Rototurret')
  game.runner.uses('Wyrm', 0)
  game.runner.breaks(1)
  expect(game.card('Rototurret').subroutines.map(each => each.broken)).toEqual([false, true])
})

test('ruling: Wyrm weakens no ice but the one that is encountered', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')], rndIce: [rezzed('Data Mine')] })
    .runner({ credits: 9, rig: ['Wyrm'] })
    .approaching('Ice Wall')
  expect(() => game.runner.uses('Wyrm', 1)).toThrow('CR 3.9.5f')
  game.passUntil('encounter')
  game.runner.uses('Wyrm', 1)
  expect(game.card('Ice Wall').strength).toBe(0)
  expect(game.card('Data Mine').strength).toBe(2)
})

test('CR 3.9.5b: the strength that Wyrm gains is gone when the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Mine')] })
    .runner({ credits: 9, rig: ['Wyrm'], hand: ['Diesel', 'Mimic', 'Yog.0'] })
    .encountering('Data Mine')
  game.runner.uses('Wyrm', 2)
  expect(game.card('Wyrm').strength).toBeGreaterThan(1)
  game.fiat.markBroken('Data Mine', 0)
  game.passUntil('jackOut')
  expect(game.card('Wyrm').strength).toBe(1)
})
