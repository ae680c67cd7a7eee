import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions }).corp({
    identity: 'The Zwicky Group',
    credits: 5,
    clicks: 3,
    hand: ['Hedge Fund', 'Hedge Fund'],
    deck: ['Enigma', 'Hunter', 'Chum'],
    remotes: [
      { root: [card('Hostile Takeover', { advanced: 2 })] },
      { root: [rezzed('Melange Mining Corp.')] },
    ],
  })

test('The Zwicky Group: a card may be drawn when an operation gives credits', () => {
  const game = begin().corpTurn()
  game.corp.plays('Hedge Fund')
  expect(game.corp.credits).toBe(9)
  game.corp.agrees()
  expect(game.corp.hand).toEqual(['Hedge Fund', 'Enigma'])
})

test('The Zwicky Group: the Corp draws no card', () => {
  const game = begin().corpTurn()
  game.corp.plays('Hedge Fund')
  game.corp.declines()
  expect(game.corp.hand).toEqual(['Hedge Fund'])
})

test('The Zwicky Group: only the first time of a turn counts, though nothing was drawn', () => {
  const game = begin().corpTurn()
  game.corp.plays('Hedge Fund')
  game.corp.declines()
  game.passUntil('nextAction')
  game.corp.plays('Hedge Fund')
  expect(game.corp).toMatchObject({ credits: 13, hand: [] })
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('The Zwicky Group: a card may be drawn when an agenda gives credits', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Hostile Takeover')
  expect(game.corp.credits).toBe(12)
  game.corp.agrees()
  expect(game.corp.hand).toEqual(['Hedge Fund', 'Hedge Fund', 'Enigma'])
})

test('The Zwicky Group: the basic action gives no card, and neither does an asset', () => {
  const game = begin().corpTurn()
  game.corp.gainsCredit()
  expect(game.corp.question?.kind).toBe('paidWindow')
  const other = begin().corpTurn()
  other.corp.uses('Melange Mining Corp.')
  expect(other.corp.credits).toBe(12)
  expect(other.corp.hand).toHaveLength(2)
  expect((other.corp.question ?? other.runner.question)?.kind).toBe('paidWindow')
})

test('The Zwicky Group: after the basic action an operation is still the first', () => {
  const game = begin().corpTurn()
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  game.corp.plays('Hedge Fund')
  game.corp.agrees()
  expect(game.corp.hand).toEqual(['Hedge Fund', 'Enigma'])
})

test('The Zwicky Group: credits that the Runner gains do not matter', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'The Zwicky Group', hand: [] })
    .runner({ credits: 5, hand: ['Sure Gamble'] })
    .runnerTurn()
  game.runner.plays('Sure Gamble')
  expect(game.runner.credits).toBe(9)
  expect(game.corp.hand).toEqual([])
  expect(game.runner.question?.kind).toBe('paidWindow')
})
