import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: string, credits: number, stealth: number, more: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits, rig: ['Corsair', card('Touchstone', { counters: { credit: stealth } }), ...more] })

test('Corsair breaks barrier subroutines for 1 credit from anywhere, if the barrier is weak enough', () => {
  const game = begin('Ice Wall', 1, 1).encountering('Ice Wall')
  expect(() => game.runner.uses('Corsair', 0)).toThrow('CR 3.9.5g')
  game.runner.uses('Corsair', 1)
  expect(game.card('Ice Wall').strength).toBe(-2)
  expect(game.card('Touchstone').counters.credit ?? 0).toBe(0)
  game.runner.uses('Corsair', 0)
  expect(game.runner.credits).toBe(0)
  expect(game.card('Ice Wall').subroutines.map(({ broken }) => broken)).toEqual([true])
})

test('CR 9.3.3d: Corsair weakens only with credits from stealth cards', () => {
  const poor = begin('Ice Wall', 9, 0).encountering('Ice Wall')
  expect(() => poor.runner.uses('Corsair', 1)).toThrow('CR 9.3.3d')
  const rich = begin('Ice Wall', 9, 2).encountering('Ice Wall')
  rich.runner.uses('Corsair', 1)
  expect(rich.runner.credits).toBe(9)
  expect(rich.card('Touchstone').counters).toMatchObject({ credit: 1 })
})

test('CR 9.3.3d: hosted credits of a card that is no stealth card do not weaken with Corsair', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 0, rig: ['Corsair', card('Cyberfeeder', { counters: { credit: 1 } })] })
    .encountering('Ice Wall')
  expect(() => game.runner.uses('Corsair', 1)).toThrow('CR 9.3.3d')
})

test('CR 9.5.6c: Corsair weakens a barrier that is encountered, and no other ice', () => {
  const game = begin('Tithe', 9, 2).encountering('Tithe')
  expect(() => game.runner.uses('Corsair', 1)).toThrow('CR 9.3.2')
  const outside = begin('Ice Wall', 9, 2).approaching('Ice Wall')
  expect(() => outside.runner.uses('Corsair', 1)).toThrow('CR 9.')
  expect(() => begin('Tithe', 9, 2, ['Mimic']).encountering('Tithe').runner.uses('Corsair', 0)).toThrow(
    'CR 3.9.5',
  )
})

test('Corsair may weaken the same barrier twice, until the encounter ends', () => {
  const game = begin('Wall of Static', 9, 2).encountering('Wall of Static')
  game.runner.uses('Corsair', 1)
  expect(game.card('Wall of Static').strength).toBe(0)
  game.runner.uses('Corsair', 1)
  expect(game.card('Wall of Static').strength).toBe(-3)
  game.runner.uses('Corsair', 0)
  game.passUntil('jackOut')
  expect(game.card('Wall of Static').strength).toBe(3)
})

test('Corsair breaks 1 subroutine for each credit, of a barrier with several', () => {
  const game = begin('Kessleroid', 9, 1).encountering('Kessleroid')
  game.runner.uses('Corsair', 1)
  game.runner.uses('Corsair', 0)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
  game.runner.breaks(1)
  expect(game.card('Kessleroid').subroutines.map(({ broken }) => broken)).toEqual([false, true])
})

test('CR 3.9.5h: Corsair breaks no other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 9, rig: ['Corsair'] })
    .encountering('Rototurret')
  expect(() => game.runner.uses('Corsair', 0)).toThrow('CR 3.9.5h')
})
