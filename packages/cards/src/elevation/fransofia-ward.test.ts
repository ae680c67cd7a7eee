import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number, rig: readonly string[] = ['Fransofia Ward'], more: object = {}) =>
  scenario({ definitions })
    .corp({ credits, hqIce: [rezzed('Wall of Static')], ...more })
    .runner({ credits: 5, rig })

test('Fransofia Ward raises the rez cost of each piece of ice by 1 credit', () => {
  const game = begin(5, ['Fransofia Ward'], { hqIce: ['Wall of Static'] }).approaching('Wall of Static')
  expect(game.card('Wall of Static')).toMatchObject({ cost: 4, printedCost: 3 })
  game.runner.passes()
  game.corp.rezzes('Wall of Static')
  expect(game.corp.credits).toBe(1)
})

test('Fransofia Ward makes ice too expensive for a Corp that has only its printed cost', () => {
  const game = begin(3, ['Fransofia Ward'], { hqIce: ['Wall of Static'] }).approaching('Wall of Static')
  game.runner.passes()
  expect(() => game.corp.rezzes('Wall of Static')).toThrow('CR 1.16.1')
})

test('Fransofia Ward does not raise the rez cost of other cards', () => {
  const game = begin(5, ['Fransofia Ward'], { remotes: [{ root: ['PAD Campaign'] }] }).corpTurn('window')
  expect(game.card('PAD Campaign').cost).toBe(2)
})

test('Fransofia Ward may be trashed to bypass the ice when the Corp has 15 credits or more', () => {
  const game = begin(15).encountering('Wall of Static')
  game.runner.agrees()
  game.passUntil('nextAction')
  expect(game.state.log.some(({ what }) => what === 'runSuccessful')).toBe(true)
  expect(game.runner.heap).toEqual(['Fransofia Ward'])
})

test('Fransofia Ward may be kept, and then the ice is encountered as usual', () => {
  const game = begin(15).encountering('Wall of Static')
  game.runner.declines()
  game.passUntil('nextAction')
  expect(game.runner.heap).toEqual([])
  expect(game.state.log.some(({ what }) => what === 'runUnsuccessful')).toBe(true)
})

test('Fransofia Ward offers nothing when the Corp has 14 credits', () => {
  const game = begin(14).encountering('Wall of Static')
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('CR 6.5.8: no more that happens when the ice is encountered resolves once Fransofia Ward has bypassed it', () => {
  const game = begin(15, ['Fransofia Ward'], { hqIce: [rezzed('Tollbooth')] }).encountering('Tollbooth')
  game.runner.agrees()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 5, heap: ['Fransofia Ward'] })
})
