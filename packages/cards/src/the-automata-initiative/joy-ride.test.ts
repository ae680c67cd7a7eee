import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const runs = (ice: readonly ReturnType<typeof rezzed>[]) => {
  const game = scenario({ definitions })
    .corp({ rndIce: ice })
    .runner({ credits: 2, hand: ['Joy Ride'] })
    .runnerTurn()
  game.runner.plays('Joy Ride')
  game.finishRun({ accesses: 'pass' })
  return game
}

test('Joy Ride draws 5 cards if the run on R&D is successful', () => {
  const game = runs([])
  expect(game.runner.hand).toHaveLength(5)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(true)
})

test('Joy Ride draws nothing if the run is not successful', () => {
  expect(runs([rezzed('Wall of Static')]).runner.hand).toHaveLength(0)
})
