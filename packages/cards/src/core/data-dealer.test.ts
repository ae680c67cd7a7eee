import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Data Dealer: a click and a forfeited agenda gain 9 credits', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Data Dealer'], stolen: ['Hostile Takeover', 'Breaking News'] })
    .runnerTurn()
  game.runner.uses('Data Dealer')
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  game.runner.answers('payment', 'Breaking News')
  expect(game.runner).toMatchObject({ credits: 9, clicks: 3, stolen: ['Hostile Takeover'], agendaPoints: 1 })
  expect(game.corp.removed).toEqual(['Breaking News'])
})

test('Data Dealer needs an agenda', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Data Dealer'] })
    .runnerTurn()
  expect(() => game.runner.uses('Data Dealer')).toThrow('forfeit 1 agenda, and there is none')
})

test('CR 9.5.2a: Data Dealer is an action', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Data Dealer'], stolen: ['Hostile Takeover'] })
    .runnerTurn('window')
  expect(() => game.runner.uses('Data Dealer')).toThrow('CR 9.5.2a')
})
