import { card, scenario } from '@paydata/engine/testing'
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
