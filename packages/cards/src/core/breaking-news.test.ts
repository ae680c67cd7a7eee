import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Breaking News gives 2 tags when it is scored, and 2 tags are removed at the end of the turn', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [card('Breaking News', { advanced: 2 })] }] })
    .runner({ tags: 1 })
    .corpTurn('window')
  game.corp.scores('Breaking News')
  expect(game.runner.tags).toBe(3)
  game.passUntil('turnEnds')
  expect(game.runner.tags).toBe(1)
})

test('Breaking News that was scored earlier removes nothing', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, scored: ['Breaking News'] })
    .runner({ tags: 2 })
    .corpTurn('window')
  game.passUntil('turnEnds')
  expect(game.runner.tags).toBe(2)
})

test('Breaking News gives no tags when it is stolen, and removes none', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Breaking News'] }] })
    .runner({ tags: 2, clicks: 0 })
    .accessing('Breaking News')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.tags).toBe(2)
  game.passUntil('corpAction')
  expect(game.runner.tags).toBe(2)
})

test('Breaking News: the Runner removes as many tags as there are, whichever they are', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [card('Breaking News', { advanced: 2 })] }] })
    .runner({ rig: ['Decoy'] })
    .corpTurn('window')
  game.corp.scores('Breaking News')
  game.runner.uses('Decoy')
  expect(game.runner.tags).toBe(1)
  game.passUntil('turnEnds')
  expect(game.runner.tags).toBe(0)
})

test("CR 5.7.2d: Breaking News scored in the Runner's turn removes its tags when that turn ends", () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Breaking News'] }] })
    .runner({ clicks: 0 })
    .runnerTurn('window')
  game.fiat.score('Breaking News')
  expect(game.runner.tags).toBe(2)
  game.passUntil('corpAction')
  expect(game.runner.tags).toBe(0)
})

test('Breaking News scored twice in a turn removes four tags', () => {
  const game = scenario({ definitions })
    .corp({
      clicks: 0,
      remotes: [
        { root: [card('Breaking News', { advanced: 2 })] },
        { root: [card('Breaking News', { advanced: 2 })] },
      ],
    })
    .runner({ tags: 1 })
    .corpTurn('window')
  for (const each of game.cards('Breaking News')) game.corp.scores(each)
  expect(game.runner.tags).toBe(5)
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  game.corp.answers('reaction', 'Breaking News')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
})

test('Breaking News that was scored earlier removes nothing for another agenda scored this turn', () => {
  const game = scenario({ definitions })
    .corp({
      clicks: 0,
      scored: ['Breaking News'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }],
    })
    .runner({ tags: 3 })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.passUntil('turnEnds')
  expect(game.runner.tags).toBe(3)
})
