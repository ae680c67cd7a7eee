import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Carpe Diem'] })
    .runnerTurn()
  game.fiat.nextRandom(1)
  game.runner.plays('Carpe Diem')
  return game
}

test('Carpe Diem identifies the mark, gains 4 credits and may run the mark', () => {
  const game = begin()
  expect(game.runner.credits).toBe(4)
  expect(game.state.mark).toBe('rnd')
  const before = game.save()
  game.runner.agrees()
  expect(game.state.run).toMatchObject({ server: 'rnd' })
  expect(game.runner.clicks).toBe(3)
  game.restore(before)
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
})
