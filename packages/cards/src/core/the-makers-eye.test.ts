import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test("The Maker's Eye accesses 2 additional cards of R&D", () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum', 'Archer'] })
    .runner({ credits: 2, hand: ["The Maker's Eye"] })
    .runnerTurn()
  game.runner.plays("The Maker's Eye")
  game.passUntil('breach')
  for (let i = 0; i < 3; i++) {
    game.runner.accesses('R&D')
    game.runner.passes()
  }
  game.passUntil('nextAction')
  const accessed = game.state.log.filter(each => each.what === 'accessed').map(each => each.card)
  expect(accessed).toEqual(['Enigma', 'Hunter', 'Chum'])
})
