import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Overclock: 5 credits to spend during the run', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ credits: 1, hand: ['Overclock'] })
    .runnerTurn()
  game.runner.plays('Overclock')
  game.runner.answers('server', 'Server 1')
  expect(game.card('Overclock').counters.credit).toBe(5)
  game.passUntil('access')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Overclock'] })
})
