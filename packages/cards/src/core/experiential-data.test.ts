import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Experiential Data makes all ice of its server stronger', () => {
  const game = scenario({ definitions })
    .corp({
      hqRoot: [rezzed('Experiential Data')],
      hqIce: [rezzed('Enigma'), rezzed('Hunter')],
      rndIce: [rezzed('Chum')],
    })
    .corpTurn()
  expect(game.card('Enigma').strength).toBe(3)
  expect(game.card('Hunter').strength).toBe(5)
  expect(game.card('Chum').strength).toBe(4)
})
