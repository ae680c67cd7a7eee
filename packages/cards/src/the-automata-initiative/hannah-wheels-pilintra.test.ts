import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Hannah “Wheels” Pilintra'
const begin = (ice: readonly ReturnType<typeof rezzed>[]) => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'], ice }] })
    .runner({ rig: [title], tags: 1 })
    .runnerTurn()
  return game
}

test('Hannah “Wheels” Pilintra gives the click back, and runs a remote server without a tag if that is successful', () => {
  const game = begin([])
  game.runner.uses(title, 0)
  expect(game.runner.clicks).toBe(4)
  expect(game.state.run).toMatchObject({ server: 'remote1' })
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.tags).toBe(1)
  game.passUntil('nextAction')
  expect(() => game.runner.uses(title, 0)).toThrow('CR 9.3.6g')
})

test('Hannah “Wheels” Pilintra takes 1 tag if the run is unsuccessful', () => {
  const game = begin([rezzed('Wall of Static')])
  game.runner.uses(title, 0)
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.tags).toBe(2)
})

test('Hannah “Wheels” Pilintra is trashed for a click to gain 2, and removes 1 tag', () => {
  const game = begin([])
  game.runner.uses(title, 1)
  expect(game.runner).toMatchObject({ clicks: 5, tags: 0, rig: [] })
})
