import { happened, lastTurn, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number) =>
  scenario({ definitions })
    .corp({ credits: 4, hand: ['Public Trail'] })
    .runner({ credits })
    .history(lastTurn(successfulRun('archives')))
    .corpTurn()

test('Public Trail gives the Runner a tag if they do not pay 8 credits', () => {
  const game = begin(8)
  game.corp.plays('Public Trail')
  game.runner.declines()
  expect(game.runner).toMatchObject({ tags: 1, credits: 8 })
})

test('Public Trail gives no tag to a Runner who pays 8 credits', () => {
  const game = begin(8)
  game.corp.plays('Public Trail')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ tags: 0, credits: 0 })
})

test('Public Trail gives a tag to a Runner who has not the 8 credits', () => {
  const game = begin(7)
  game.corp.plays('Public Trail')
  expect(game.runner).toMatchObject({ tags: 1, credits: 7 })
})

test('Public Trail can be played only after a turn in which the Runner made a successful run', () => {
  for (const before of [[], [lastTurn(happened('runUnsuccessful', { server: 'hq' }))]]) {
    const game = scenario({ definitions })
      .corp({ credits: 4, hand: ['Public Trail'] })
      .history(...before)
      .corpTurn()
    expect(() => game.corp.plays('Public Trail')).toThrow('successful run')
  }
})
