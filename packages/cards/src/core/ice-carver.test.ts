import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ice Carver weakens the ice that is encountered, and no other', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Hunter')] })
    .runner({ rig: ['Ice Carver'] })
    .encountering('Enigma')
  expect(game.card('Enigma').strength).toBe(1)
  expect(game.card('Hunter').strength).toBe(4)
})
