import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Shipment from Kaguya places 1 advancement counter on each of up to 2 cards', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Shipment from Kaguya'], hqIce: ['Ice Wall', 'Shadow', 'Enigma'] })
    .corpTurn()
  game.corp.plays('Shipment from Kaguya')
  expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
  game.corp.answers('choose', 'Ice Wall', 'Shadow')
  expect(game.card('Ice Wall').advancement).toBe(1)
  expect(game.card('Shadow').advancement).toBe(1)
})
