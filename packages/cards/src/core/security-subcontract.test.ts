import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Security Subcontract: a click and rezzed ice gain 4 credits', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Security Subcontract')] }],
      hqIce: [rezzed('Enigma'), 'Hunter'],
    })
    .corpTurn()
  game.corp.uses('Security Subcontract')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma'])
  game.corp.answers('payment', 'Enigma')
  expect(game.corp).toMatchObject({ credits: 4, clicks: 2, archivesFaceup: ['Enigma'] })
})

test('Security Subcontract cannot be used without rezzed ice', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Security Subcontract')] }], hqIce: ['Hunter'] })
    .corpTurn()
  expect(() => game.corp.uses('Security Subcontract')).toThrow('and there is none')
})

test('Security Subcontract: ice of any server will do, and what it hosts goes with it', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Security Subcontract')], ice: [rezzed('Enigma')] }],
      rndIce: [rezzed('Tollbooth')],
    })
    .runner({ rig: [card('Parasite', { on: 'Enigma' })] })
    .corpTurn()
  game.corp.uses('Security Subcontract')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'Tollbooth'])
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('payment', 'Enigma')
  expect(game.corp.credits).toBe(4)
  expect(game.runner.heap).toEqual(['Parasite'])
})
