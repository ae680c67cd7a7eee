import { card, fillers, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scoring = (tags: number, rig: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [card('Witch Hunt', { advanced: 4 })] }] })
    .runner({ tags, rig })
    .corpTurn('window')
  game.corp.scores('Witch Hunt')
  return game
}

test('Witch Hunt gives the Corp 1 bad publicity when it is scored', () => {
  expect(scoring(0).corp).toMatchObject({ badPublicity: 1, agendaPoints: 2 })
})

test('Witch Hunt gives the Corp 1 bad publicity when it is stolen, and no tags', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Witch Hunt'] }] })
    .runner({ clicks: 0, tags: 1 })
    .accessing('Witch Hunt')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.badPublicity).toBe(1)
  game.passUntil('corpAction')
  expect(game.runner.tags).toBe(1)
})

test('Witch Hunt: all tags are removed and 3 given when the action phase ends in which it was scored', () => {
  const many = scoring(5)
  expect(many.runner.tags).toBe(5)
  many.passUntil('runnerAction')
  expect(many.runner.tags).toBe(3)
  const none = scoring(0)
  none.passUntil('runnerAction')
  expect(none.runner.tags).toBe(3)
})

test("Witch Hunt gives its tags before the Corp's discard phase", () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, hand: fillers('corp', 6), remotes: [{ root: [card('Witch Hunt', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Witch Hunt')
  game.passUntil('discard')
  expect(game.runner.tags).toBe(3)
})

test('Witch Hunt: the Runner may avoid some of the 3 tags, and all others are removed still', () => {
  const game = scoring(4, ['Decoy'])
  game.passUntil(() => game.runner.question?.kind === 'interrupt')
  game.runner.uses('Decoy')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(2)
})

test('Witch Hunt that was scored earlier does nothing, for another agenda scored this turn neither', () => {
  const game = scenario({ definitions })
    .corp({
      clicks: 0,
      scored: ['Witch Hunt'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }],
    })
    .runner({ tags: 1 })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  expect(game.corp.badPublicity).toBe(1)
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
})

test('Witch Hunt that was forfeited before the action phase ends gives no tags', () => {
  const game = scoring(1)
  game.fiat.move('Witch Hunt', 'removed')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
})
