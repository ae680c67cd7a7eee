import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const atTheBids = (corp: number, runner: number) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Snowflake')], credits: corp })
    .runner({ credits: runner })
    .encountering('Snowflake')
  game.bothPass()
  return game
}

test('CR 10.14.6d: Snowflake ends the run when the bids differ, and both are spent', () => {
  const game = atTheBids(5, 5)
  game.corp.answers('psi', 2)
  game.runner.answers('psi', 1)
  expect(game.state.run).toBeUndefined()
  expect(game.corp.credits).toBe(3)
  expect(game.runner.credits).toBe(4)
})

test('CR 10.14.6d: Snowflake lets the run go on when the bids match', () => {
  const game = atTheBids(5, 5)
  game.runner.answers('psi', 0)
  game.corp.answers('psi', 0)
  expect(game.state.run?.server).toBe('hq')
  expect(game.runner.credits).toBe(5)
})

test('CR 10.14.3: nobody bids more on Snowflake than they can spend', () => {
  const game = atTheBids(1, 0)
  expect(game.corp.question).toMatchObject({ kind: 'psi', min: 0, max: 1 })
  expect(game.runner.question).toMatchObject({ kind: 'psi', min: 0, max: 0 })
})
