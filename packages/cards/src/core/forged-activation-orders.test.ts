import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Forged Activation Orders: the Corp rezzes the chosen ice and pays for it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Enigma'] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  game.runner.answers('choose', 'Enigma')
  game.corp.answers('may', 'yes')
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, archives: [] })
})

test('Forged Activation Orders: otherwise the ice is trashed facedown', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Enigma'] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  game.runner.answers('choose', 'Enigma')
  game.corp.answers('may', 'no')
  expect(game.corp.archivesFacedown).toEqual(['Enigma'])
})
