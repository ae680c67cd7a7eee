import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const mine = (counters: number, more = {}) =>
  rezzed('Nihilo Agent', { counters: { power: counters }, ...more })

test('Nihilo Agent has 3 power counters when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Nihilo Agent'] }] })
    .corpTurn('window')
  game.corp.rezzes('Nihilo Agent')
  expect(game.card('Nihilo Agent').counters.power).toBe(3)
})

test("Nihilo Agent removes 1 tag and 1 bad publicity when the Corp's turn begins, as far as there are any", () => {
  const begin = (tags: number, badPublicity: number) => {
    const game = scenario({ definitions })
      .corp({ badPublicity, remotes: [{ root: [mine(3)] }] })
      .runner({ tags })
      .beforeCorpTurn()
    game.passUntil('nextAction')
    return [game.runner.tags, game.corp.badPublicity]
  }
  expect(begin(2, 2)).toEqual([1, 1])
  expect(begin(0, 1)).toEqual([0, 0])
  expect(begin(1, 0)).toEqual([0, 0])
})

test("Nihilo Agent gives a tag and bad publicity for a counter when the Corp's discard phase ends", () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [mine(3)] }] })
    .corpTurn('window')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.badPublicity).toBe(1)
  expect(game.card('Nihilo Agent').counters.power).toBe(2)
})

test("Nihilo Agent does nothing when the Runner's turn begins or ends", () => {
  const game = scenario({ definitions })
    .corp({ badPublicity: 1, remotes: [{ root: [mine(3)] }] })
    .runner({ tags: 1, clicks: 0 })
    .at('runnerTurn.discard')
  game.passUntil(() => game.state.active === 'corp')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.badPublicity).toBe(1)
  expect(game.card('Nihilo Agent').counters.power).toBe(3)
})

test('CR 10.9.1: Nihilo Agent that loses its last counter is trashed, after it has given its tag', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [mine(1)] }] })
    .corpTurn('window')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
  expect(game.corp).toMatchObject({ badPublicity: 1, archives: ['Nihilo Agent'] })
})

test('two copies of Nihilo Agent do it twice', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [mine(3)] }, { root: [mine(3)] }] })
    .corpTurn('window')
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  game.corp.answers('reaction', 'Nihilo Agent')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(2)
  expect(game.corp.badPublicity).toBe(2)
})
