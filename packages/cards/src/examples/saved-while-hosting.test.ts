import { loadGame, saveGame } from '@paydata/engine'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

test('a game in which a card has just been hosted is saved and loaded as it was', () => {
  const game = scenario({ definitions: defineAllCards() })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ hand: ['Parasite'], credits: 9 })
    .runnerTurn()
  game.runner.installs('Parasite', 'Enigma')
  expect(loadGame(saveGame(game.json))).toEqual(game.json)
})
