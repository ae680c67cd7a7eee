import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scores = (corp: number, runner: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: [card('See How They Run', { advanced: 4 })] }] })
    .runner({ credits: 5, hand: ['Diesel', 'Mimic'] })
    .corpTurn('window')
  game.corp.scores('See How They Run')
  game.corp.answers('psi', corp)
  game.runner.answers('psi', runner)
  return game.runner
}

test('See How They Run gives a tag, and does 1 core damage if the bids differ', () => {
  expect(scores(2, 0)).toMatchObject({ tags: 1, coreDamage: 1 })
})

test('See How They Run does 1 net damage if the bids match', () => {
  const runner = scores(1, 1)
  expect(runner).toMatchObject({ tags: 1, coreDamage: 0 })
  expect(runner.hand).toHaveLength(1)
})
