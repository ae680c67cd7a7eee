import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Yog.0 breaks code gates for nothing, with no credits at all', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 0, clicks: 3, rig: ['Yog.0'] })
    .encountering('Enigma')
  game.runner.uses('Yog.0')
  game.runner.breaks(0)
  game.runner.uses('Yog.0')
  game.bothPass()
  expect(game.runner.clicks).toBe(3)
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('CR 1.16.1d: a cost of 0 is paid, so Yog.0 was used', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 0, rig: ['Yog.0'] })
    .encountering('Enigma')
  game.runner.uses('Yog.0')
  game.runner.breaks(1)
  expect(game.state.log.filter(each => each.what === 'abilityUsed').map(each => each.card)).toContain('Yog.0')
})

test('Yog.0 breaks code gates only, at no less strength', () => {
  const meeting = (ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 9, rig: ['Yog.0'] })
      .encountering(ice)
  expect(() => meeting('Ice Wall').runner.uses('Yog.0')).toThrow('CR 3.9.5h')
  expect(() => meeting('Chum').runner.uses('Yog.0')).toThrow('CR 3.9.5g')
})
