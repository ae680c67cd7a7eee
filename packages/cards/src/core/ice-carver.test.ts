import { card, rezzed, scenario } from '@paydata/scenario'
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

test('ruling: Ice Carver: it has weakened the ice before anything else happens in the encounter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: ['Ice Carver', card('Parasite', { on: 'Enigma', counters: { virus: 1 } })] })
    .approaching('Enigma')
  expect(game.card('Enigma').strength).toBe(1)
  game.passUntil(state => state.thisTurn.some(each => each.what === 'iceEncountered'))
  expect(game.corp.archives).toEqual(['Enigma'])
})

test('Ice Carver weakens ice below 0, and no longer than it is encountered', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ rig: ['Ice Carver'] })
    .encountering('Rototurret')
  expect(game.card('Rototurret').strength).toBe(-1)
  game.bothPass()
  expect(game.card('Rototurret').strength).toBe(0)
})
