import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Demolition Run trashes an accessed card for nothing, also an agenda', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ credits: 2, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd'])
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  game.runner.uses('Demolition Run')
  expect(game.corp).toMatchObject({ hand: [], archives: ['Hostile Takeover'] })
  expect(game.runner.stolen).toEqual([])
})

test('Demolition Run: one mid-access ability each access, and stealing is still possible', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ credits: 2, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'HQ')
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})
