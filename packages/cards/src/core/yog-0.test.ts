import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
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
