import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Jinteki: Restoring Humanity'

test('Restoring Humanity gains 1 credit when the discard phase ends while a card in Archives is facedown', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 0, archives: ['Hedge Fund', facedown('Enigma'), facedown('Hunter')] })
    .at('corpTurn.discard')
  game.passUntil('runnerAction')
  expect(game.corp.credits).toBe(1)
})

test('Restoring Humanity counts a card that has just been discarded', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 0, hand: Array(6).fill('Enigma') })
    .at('corpTurn.discard')
  game.corp.answers('discard', 'Enigma')
  game.passUntil('runnerAction')
  expect(game.corp).toMatchObject({ credits: 1, archivesFacedown: ['Enigma'] })
})

test('Restoring Humanity gains nothing while all cards in Archives are faceup, or there are none', () => {
  for (const archives of [['Hedge Fund'], []]) {
    const game = scenario({ definitions }).corp({ identity, credits: 0, archives }).at('corpTurn.discard')
    game.passUntil('runnerAction')
    expect(game.corp.credits).toBe(0)
  }
})

test('Restoring Humanity gains nothing when the discard phase of the Runner ends', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 0, archives: [facedown('Enigma')] })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.corp.credits).toBe(0)
})
