import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Anonymous Tip draws 3 cards', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Anonymous Tip'], deck: ['Enigma', 'Hunter', 'Chum', 'Archer'] })
    .corpTurn()
  game.corp.plays('Anonymous Tip')
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Hunter', 'Chum'], deck: ['Archer'] })
})

test('CR 1.7.2c: the Corp loses when it has to draw from an empty R&D', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Anonymous Tip'], deck: ['Enigma'] })
    .corpTurn()
  game.corp.plays('Anonymous Tip')
  expect(game.state).toMatchObject({ over: true, winner: 'runner' })
})
