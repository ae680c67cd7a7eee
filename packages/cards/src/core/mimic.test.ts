import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Mimic breaks sentries of at most its strength', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 1, rig: ['Mimic'], hand: ['Diesel', 'Ninja', 'Corroder'] })
    .encountering('Neural Katana')
  game.runner.uses('Mimic')
  expect(game.runner.credits).toBe(0)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(3)
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  expect(game.state.log.some(each => each.what === 'damageSuffered')).toBe(false)
})

test('Mimic cannot break stronger sentries', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hunter')] })
    .runner({ rig: ['Mimic'] })
    .encountering('Hunter')
  expect(() => game.runner.uses('Mimic')).toThrow('CR 3.9.5g')
})

test('Mimic breaks sentries only, and stronger ones when a card makes it stronger', () => {
  const meeting = (ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 1, rig: [card('Mimic', { hosting: ['The Personal Touch'] })] })
      .encountering(ice)
  expect(() => meeting('Ice Wall').runner.uses('Mimic')).toThrow('CR 3.9.5h')
  const game = meeting('Hunter')
  game.runner.uses('Mimic')
  expect(game.card('Hunter').subroutines[0]?.broken).toBe(true)
})

test('Mimic breaks one subroutine each time', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 1, rig: ['Mimic'] })
    .encountering('Rototurret')
  game.runner.uses('Mimic')
  game.runner.breaks(1)
  expect(game.card('Rototurret').subroutines.map(each => each.broken)).toEqual([false, true])
})
