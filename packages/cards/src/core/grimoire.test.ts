import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Grimoire gives 2 memory and a virus counter to each virus program that is installed', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Grimoire'], hand: ['Datasucker', 'Mimic'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(6)
  game.runner.installs('Datasucker')
  expect(game.card('Datasucker').counters.virus).toBe(1)
})
