import { addTo, all, from, type } from '@paydata/engine/vocabulary'
import { card, examples } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

test('Personal Evolution does 1 net damage when an agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      identity: 'Jinteki: Personal Evolution',
      remotes: [{ root: [card('Nisei MK II', { advanced: 4 })] }],
    })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .corpTurn('window')
  game.corp.scores('Nisei MK II')
  while (game.corp.question?.kind === 'reaction') game.corp.chooses('trigger')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
})

test('Personal Evolution does 1 net damage when an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'Jinteki: Personal Evolution', remotes: [{ root: ['Nisei MK II'] }] })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .accessing('Nisei MK II')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.hand).toHaveLength(1)
})

example(['faq-1.1/1'], 'ruling: a steal that wins the game comes before Personal Evolution', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'Jinteki: Personal Evolution', remotes: [{ root: ['Nisei MK II'] }] })
    .runner({ hand: [], stolen: ['Priority Requisition', 'Accelerated Beta Test'] })
    .accessing('Nisei MK II')
  game.runner.passes()
  game.runner.steals()
  expect(game.state).toMatchObject({ winner: 'runner', reason: 'points' })
})

test('Personal Evolution does nothing when an agenda is only added to a score area', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'Jinteki: Personal Evolution', hand: ['Nisei MK II'] })
    .runner({ hand: ['Diesel'] })
    .runnerTurn()
  game.fiat.resolve('runner', addTo(all(from('hq', type('agenda'))), 'runnerScore'))
  expect(game.runner).toMatchObject({ agendaPoints: 2, hand: ['Diesel'] })
})
