import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Superconducting Hub: 2 cards may be drawn, and the hand size grows by 2', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Enigma', 'Hunter', 'Chum'],
      remotes: [{ root: [card('Superconducting Hub', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Superconducting Hub')
  game.corp.agrees()
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Hunter'], handSize: 7 })
})
