import { changeServer } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
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

test("The Maker's Eye accesses what is there of a short R&D, and nothing more of another server", () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter'], hand: ['Chum', 'Archer'] })
    .runner({ credits: 4, hand: ["The Maker's Eye", "The Maker's Eye"] })
    .runnerTurn()
  const accessed = () => game.state.log.filter(each => each.what === 'accessed').map(each => each.card)
  game.runner.plays("The Maker's Eye")
  for (let i = 0; i < 2; i++) {
    game.passUntil('access')
    game.runner.passes()
  }
  expect(accessed()).toEqual(['Enigma', 'Hunter'])
  game.passUntil('nextAction')
  game.runner.plays("The Maker's Eye")
  game.fiat.resolve('runner', changeServer('hq'))
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(accessed()).toHaveLength(3)
})

test("The Maker's Eye: a later run on R&D in the same turn accesses 1 card", () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum', 'Archer'], rndIce: [] })
    .runner({ credits: 2, hand: ["The Maker's Eye"] })
    .runnerTurn()
  game.runner.plays("The Maker's Eye")
  for (let i = 0; i < 3; i++) {
    game.passUntil('access')
    game.runner.passes()
  }
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(4)
})
