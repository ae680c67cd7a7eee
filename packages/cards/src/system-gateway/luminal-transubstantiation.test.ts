import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const luminal = 'Luminal Transubstantiation'
const other = 'Private Security Force'
const begin = () =>
  scenario({ definitions }).corp({
    remotes: [{ root: [card(luminal, { advanced: 3 })] }, { root: [card(other, { advanced: 4 })] }],
  })

test('Luminal Transubstantiation gives the Corp 3 clicks when it is scored', () => {
  const game = begin().corpTurn('window')
  expect(game.corp.clicks).toBe(3)
  game.corp.scores(luminal)
  expect(game.corp).toMatchObject({ clicks: 6, scored: [luminal] })
})

test('Luminal Transubstantiation lets the Corp score no other agenda in that turn', () => {
  const game = begin().corpTurn('window')
  game.corp.scores(luminal)
  expect(() => game.corp.scores(other)).toThrow('Luminal Transubstantiation')
  expect(game.corp.scored).toEqual([luminal])
})

test('Luminal Transubstantiation: other agendas can be scored before it', () => {
  const game = begin().corpTurn('window')
  game.corp.scores(other)
  game.corp.scores(luminal)
  expect(game.corp.scored).toEqual([other, luminal])
})

test('Luminal Transubstantiation: the next turn of the Corp is one to score agendas again', () => {
  const game = begin().at('corpTurn.actionPhaseWindow')
  game.corp.scores(luminal)
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  game.fiat.set({ runner: { clicks: 1 } })
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  game.corp.gainsCredit()
  game.corp.scores(other)
  expect(game.corp.scored).toEqual([luminal, other])
})

test('Luminal Transubstantiation does nothing when it is stolen', () => {
  const game = begin().accessing(luminal)
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.clicks).toBe(0)
  expect(game.runner.stolen).toEqual([luminal])
})
