import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Kate "Mac" McCaffrey lowers the first install of a program or hardware each turn by 1', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 9,
      identity: 'Kate "Mac" McCaffrey',
      hand: ['Corroder', 'Desperado', 'Armitage Codebusting'],
    })
    .runnerTurn()
  game.runner.installs('Armitage Codebusting')
  expect(game.runner.credits).toBe(8)
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  expect(game.runner.credits).toBe(7)
  game.passUntil('nextAction')
  game.runner.installs('Desperado')
  expect(game.runner.credits).toBe(4)
})
