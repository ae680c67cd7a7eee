import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Urtica Cipher does 2 net damage and 1 more for each counter, only while installed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Urtica Cipher', { advanced: 1 })] }], hand: ['Urtica Cipher'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('access')
  expect(game.runner.hand).toHaveLength(4)
  game.runner.passes()
  game.passUntil('nextAction')
  game.runner.runs('Server 1')
  game.passUntil('access')
  expect(game.runner.hand).toHaveLength(1)
})

test('Urtica Cipher can be advanced, rezzed or not', () => {
  for (const each of ['Urtica Cipher', rezzed('Urtica Cipher')]) {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: [each] }] })
      .corpTurn()
    game.corp.advances('Urtica Cipher')
    expect(game.card('Urtica Cipher').advancement).toBe(1)
  }
})
