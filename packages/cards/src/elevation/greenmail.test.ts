import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Greenmail: the Corp gains 2 credits when it scores it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [card('Greenmail', { advanced: 2 })] }] })
    .corpTurn('window')
  game.corp.scores('Greenmail')
  expect(game.corp).toMatchObject({ credits: 2, agendaPoints: 1, scored: ['Greenmail'] })
})

test('Greenmail: the Corp gains 4 credits when it forfeits it for a cost', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, scored: ['Greenmail'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  game.corp.rezzes('Archer')
  game.corp.answers('payment', 'Greenmail')
  expect(game.corp).toMatchObject({ credits: 4, agendaPoints: 0, removed: ['Greenmail'] })
})

test('Greenmail gives nothing when another agenda is forfeited', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, scored: ['Greenmail', 'Hostile Takeover'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  game.corp.rezzes('Archer')
  game.corp.answers('payment', 'Hostile Takeover')
  expect(game.corp).toMatchObject({ credits: 0, agendaPoints: 1 })
})

test('Greenmail gives the Corp nothing when the Runner steals it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Greenmail'] })
    .accessing('Greenmail')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.credits).toBe(0)
  expect(game.runner.agendaPoints).toBe(1)
})

test('Greenmail gives the Corp nothing when the Runner forfeits it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0 })
    .runner({ stolen: ['Greenmail'], rig: ['Data Dealer'], credits: 0 })
    .runnerTurn()
  game.runner.uses('Data Dealer')
  game.runner.answers('payment', 'Greenmail')
  expect(game.runner).toMatchObject({ credits: 9, agendaPoints: 0 })
  expect(game.corp.credits).toBe(0)
})
