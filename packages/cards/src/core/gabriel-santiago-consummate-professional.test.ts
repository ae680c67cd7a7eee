import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Gabriel Santiago gains 2 credits from the first successful run on HQ each turn', () => {
  const game = scenario({ definitions }).runner({ credits: 0, identity: 'Gabriel Santiago' }).runnerTurn()
  game.runner.runs('Archives')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(0)
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(2)
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(2)
})

test('Gabriel Santiago: a run with Sneakdoor Beta is successful on HQ', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, identity: 'Gabriel Santiago', rig: ['Sneakdoor Beta'] })
    .runnerTurn()
  game.runner.uses('Sneakdoor Beta')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(2)
})
