import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Engineering the Future gains 1 credit for the first card installed each turn', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, identity: 'Haas-Bioroid: Engineering the Future', hand: ['PAD Campaign', 'Enigma'] })
    .corpTurn()
  game.corp.installs('PAD Campaign', 'New remote')
  expect(game.corp.credits).toBe(6)
  game.passUntil('nextAction')
  game.corp.installs('Enigma', 'HQ')
  expect(game.corp.credits).toBe(6)
})
