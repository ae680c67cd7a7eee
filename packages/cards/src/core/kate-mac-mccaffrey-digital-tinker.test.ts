import type { Past } from '@paydata/scenario'
import { happened, lastTurn, scenario } from '@paydata/scenario'
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

const kate = (credits: number, hand: readonly string[]) =>
  scenario({ definitions }).runner({ credits, hand, identity: 'Kate "Mac" McCaffrey' })

test('Kate "Mac" McCaffrey has 1 link', () => {
  expect(kate(0, []).runnerTurn().runner.link).toBe(1)
})

test('CR 1.16.2a: costs are not lowered below 0, and an install for nothing was the first one', () => {
  const game = kate(3, ['Modded', 'Mimic', 'Corroder']).runnerTurn()
  game.runner.plays('Modded')
  game.runner.answers('choose', 'Mimic')
  expect(game.runner.credits).toBe(3)
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner.credits).toBe(1)
})

test('Kate "Mac" McCaffrey: what was installed this turn counts, whenever she came; next turn is a new one', () => {
  const paysForCorroder = (past: Past | readonly Past[]) => {
    const game = scenario({ definitions })
      .runner({ credits: 2, identity: 'Kate "Mac" McCaffrey', hand: ['Corroder'], rig: ['Desperado'] })
      .history(past)
      .runnerTurn()
    game.runner.installs('Corroder')
    return 2 - game.runner.credits
  }
  const installed = happened('installed', { card: 'Desperado', by: 'runner' })
  expect(paysForCorroder(installed)).toBe(2)
  expect(paysForCorroder(lastTurn(installed))).toBe(1)
})

test('Kate "Mac" McCaffrey: hardware that comes first costs 1 less, and the program after it does not', () => {
  const game = kate(4, ['Desperado', 'Corroder']).runnerTurn()
  game.runner.installs('Desperado')
  expect(game.runner.credits).toBe(2)
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  expect(game.runner.credits).toBe(0)
})
