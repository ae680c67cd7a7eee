import { examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

test('Red Herrings: stealing an agenda from its server costs 5 credits in addition', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 5 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ credits: 0, stolen: ['Hostile Takeover'] })
})

example(['faq-1.1/33'], 'Red Herrings: the Runner may decline, and cannot steal without 5 credits', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 4 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  expect(() => game.runner.steals()).toThrow('it costs 5 credits, and the Runner has 4')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 4, stolen: [] })
})

test('CR 9.12.5: Red Herrings trashed while it is accessed still counts for the rest of the run', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 2 })
    .accessing('Red Herrings')
  game.runner.trashes()
  game.runner.accesses('Hostile Takeover')
  game.runner.passes()
  expect(() => game.runner.steals()).toThrow('it costs 5 credits, and the Runner has 1 credit')
})

test('Red Herrings in the root of HQ covers agendas in HQ', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Red Herrings')], hand: ['Hostile Takeover'] })
    .runner({ credits: 9 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.credits).toBe(4)
})

test('Red Herrings does not cover other servers', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings')] }, { root: ['Hostile Takeover'] }] })
    .runner({ credits: 9 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.credits).toBe(9)
})

test('ruling: an agenda in R&D that is not paid for is not revealed to the Corp', () => {
  const game = scenario({ definitions })
    .corp({ rndRoot: [rezzed('Red Herrings')], deck: ['Hostile Takeover', 'Enigma'] })
    .runner({ credits: 9 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.declines()
  expect(game.card('Hostile Takeover').seenBy).not.toContain('corp')
  expect(game.runner.credits).toBe(9)
})

test('Red Herrings: the costs of two copies are paid together or not at all', () => {
  const stealWith = (credits: number) => {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: [rezzed('Red Herrings'), rezzed('Red Herrings'), 'Hostile Takeover'] }] })
      .runner({ credits })
      .accessing('Hostile Takeover')
    game.runner.passes()
    return game
  }
  expect(() => stealWith(9).runner.steals()).toThrow('it costs 10 credits, and the Runner has 9 credits')
  const game = stealWith(10)
  game.runner.steals()
  expect(game.runner).toMatchObject({ credits: 0, stolen: ['Hostile Takeover'] })
})

test('Red Herrings costs nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Red Herrings', 'Hostile Takeover'] }] })
    .runner({ credits: 0 })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('CR 9.12.5: Red Herrings trashed otherwise than while it is accessed is over at once, and so it is in the next run', () => {
  const trashedFirst = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 0 })
    .accessing('Hostile Takeover')
  trashedFirst.fiat.trash('Red Herrings')
  trashedFirst.runner.passes()
  trashedFirst.runner.steals()
  expect(trashedFirst.runner.stolen).toEqual(['Hostile Takeover'])
  const later = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Red Herrings'), 'Hostile Takeover'] }] })
    .runner({ credits: 1, clicks: 2 })
    .accessing('Red Herrings')
  later.runner.trashes()
  later.passUntil('access')
  later.runner.passes()
  later.runner.declines()
  later.passUntil('runnerAction')
  later.runner.runs('remote1')
  later.passUntil('access')
  later.runner.passes()
  later.runner.steals()
  expect(later.runner).toMatchObject({ credits: 0, stolen: ['Hostile Takeover'] })
})

test('CR 9.12.5: Red Herrings trashed by Demolition Run while it is accessed counts for the rest of the run', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Red Herrings')], hand: ['Hostile Takeover'] })
    .runner({ credits: 6, hand: ['Demolition Run'] })
    .runnerTurn()
  game.runner.plays('Demolition Run')
  game.runner.answers('server', 'HQ')
  game.passUntil('breach')
  game.runner.accesses('Red Herrings')
  game.runner.uses('Demolition Run')
  game.runner.accesses('HQ')
  game.runner.passes()
  expect(game.corp.archives).toEqual(['Red Herrings'])
  expect(() => game.runner.steals()).toThrow('it costs 5 credits, and the Runner has 4 credits')
})
