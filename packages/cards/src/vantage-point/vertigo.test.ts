import { all, from, trash } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const passing = (clicks: number, more: object = {}) => {
  const game = scenario({ definitions })
    .corp({
      remotes: [{ root: ['Hostile Takeover', 'SanSan City Grid'], ice: [rezzed('Vertigo')] }],
      ...more,
    })
    .runner({ clicks, credits: 9 })
    .encountering('Vertigo')
  return game
}

test('Vertigo takes a click from the Runner', () => {
  const game = passing(2)
  game.bothPass()
  expect(game.runner.clicks).toBe(1)
})

test('a Runner without clicks who passes Vertigo neither steals nor trashes in this run', () => {
  const game = passing(1)
  game.bothPass()
  expect(game.runner.clicks).toBe(0)
  game.passUntil('breach')
  game.runner.accesses('SanSan City Grid')
  expect(() => game.runner.trashes()).toThrow('Vertigo')
  game.runner.passes()
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ stolen: [], credits: 9 })
})

test('a Runner who has a click left after Vertigo steals and trashes as usual', () => {
  const game = passing(2)
  game.bothPass()
  game.passUntil('breach')
  game.runner.accesses('SanSan City Grid')
  game.runner.trashes()
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ stolen: ['Hostile Takeover'], credits: 4 })
})

test('Vertigo counts a Runner without clicks also when its subroutine is broken', () => {
  const game = passing(0)
  game.fiat.markBroken('Vertigo', 0)
  game.bothPass()
  game.passUntil('breach')
  game.runner.accesses('SanSan City Grid')
  expect(() => game.runner.trashes()).toThrow('Vertigo')
})

test('Vertigo that is not rezzed forbids nothing', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Hostile Takeover'], ice: ['Vertigo'] }] })
    .runner({ clicks: 0 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('what Vertigo forbids is over with the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Vertigo')], remotes: [{ root: ['Hostile Takeover'] }] })
    .runner({ clicks: 1 })
    .encountering('Vertigo')
  game.bothPass()
  game.passUntil('runEnds')
  game.fiat.set({ runner: { clicks: 1 } })
  game.passUntil('nextAction')
  game.runner.runs('remote1')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('a Runner without clicks who passed Vertigo may still trash cards of their own', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Vertigo')] })
    .runner({ clicks: 1, rig: [card('Read-Write Share', { hosting: ['Diesel'] })], deck: [] })
    .encountering('Vertigo')
  game.bothPass()
  game.passUntil('jackOut')
  game.runner.continues()
  game.runner.uses('Read-Write Share')
  expect(game.runner).toMatchObject({ heap: ['Read-Write Share'], deck: ['Diesel'] })
})

test('Vertigo forbids nothing to a Runner who passes other ice without clicks', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Hostile Takeover'], ice: [rezzed('Enigma'), rezzed('Vertigo')] }] })
    .runner({ clicks: 1 })
    .encountering('Vertigo')
  game.fiat.markBroken('Vertigo', 0)
  game.bothPass()
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('encounter')
  game.fiat.markBroken('Enigma', 0, 1)
  game.bothPass()
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('Vertigo does not keep the Corp from trashing its own cards', () => {
  const game = passing(1, { hand: ['Enigma'] })
  game.bothPass()
  game.fiat.resolve('corp', trash(all(from('hq'))))
  expect(game.corp.hand).toEqual([])
})
