import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Special Order finds an icebreaker and reveals it', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Special Order'], deck: ['Diesel', 'Mimic', 'Desperado'] })
    .runnerTurn()
  game.runner.plays('Special Order')
  game.runner.answers('search', 'Mimic')
  expect(game.runner).toMatchObject({ hand: ['Mimic'], credits: 0 })
  expect(game.runner.deck).toHaveLength(2)
  expect(game.state.log.find(each => each.what === 'moved' && each.card === 'Mimic')?.by).toBe('runner')
  const log = game.state.log.map(each => each.what)
  expect(log.indexOf('shuffled')).toBeLessThan(log.indexOf('revealed'))
})

test('Special Order may find nothing', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Special Order'], deck: ['Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.plays('Special Order')
  game.runner.answers('search')
  expect(game.runner.hand).toEqual([])
})

test('Special Order looks for icebreakers only, and the stack is shuffled also when nothing is found', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Special Order'], deck: ['Diesel', 'Mimic', 'Datasucker', 'Crypsis'] })
    .runnerTurn()
  game.runner.plays('Special Order')
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual(['Crypsis', 'Mimic'])
  expect(game.runner.question).toMatchObject({ min: 0, max: 1 })
  game.runner.answers('search')
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
})
