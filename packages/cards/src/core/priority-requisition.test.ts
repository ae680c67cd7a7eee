import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Priority Requisition may rez ice ignoring all costs, Archer also without forfeiting', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      scored: ['Hostile Takeover'],
      hqIce: ['Archer', 'Enigma'],
      remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Priority Requisition')
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  expect(game.card('Archer').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, agendaPoints: 4 })
})

test('Priority Requisition: nothing has to be rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Priority Requisition')
  game.corp.declines()
  expect(game.card('Enigma').rezzed).toBe(false)
})

test('Priority Requisition: one piece of ice, not rezzed yet, and no other card', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: [rezzed('Enigma'), 'Hunter'],
      rndIce: ['Archer'],
      remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }, { root: ['PAD Campaign'] }],
    })
    .corpTurn('window')
  game.corp.scores('Priority Requisition')
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Archer', 'Hunter'])
})

test('Priority Requisition rezzes nothing when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: ['Enigma'],
      scored: ['Priority Requisition'],
      remotes: [{ root: [card('Breaking News', { advanced: 2 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Breaking News')
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Priority Requisition asks nothing where no ice is left to rez, as everybody can see', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], remotes: [{ root: [card('Priority Requisition', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Priority Requisition')
  expect(game.corp.question?.kind).toBe('paidWindow')
})
