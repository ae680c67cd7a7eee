import { lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
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

test('Gabriel Santiago: a run that ended before does not count, and each turn has a first time', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 0, identity: 'Gabriel Santiago' })
    .history(lastTurn(successfulRun('hq')))
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(0)
  game.fiat.trash('Wall of Static')
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(2)
})
