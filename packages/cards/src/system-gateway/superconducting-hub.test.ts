import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scoring = () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Enigma', 'Hunter', 'Chum'],
      remotes: [{ root: [card('Superconducting Hub', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Superconducting Hub')
  return game
}

test('Superconducting Hub: 2 cards may be drawn, and the hand size grows by 2', () => {
  const game = scoring()
  game.corp.agrees()
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Hunter'], handSize: 7 })
})

test('Superconducting Hub: none need be drawn, and the hand size grows nevertheless', () => {
  const game = scoring()
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: [], handSize: 7 })
})

test('Superconducting Hub does nothing for a Corp from whom it was stolen', () => {
  const game = scenario({ definitions })
    .runner({ stolen: ['Superconducting Hub'] })
    .runnerTurn()
  expect(game.corp.handSize).toBe(5)
  expect(game.runner.handSize).toBe(5)
})
