import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (power: number) => {
  const game = scenario({ definitions })
    .runner({ tags: 1, rig: [card('Solidarity Badge', { counters: { power } })], deck: ['Diesel', 'Mimic'] })
    .beforeRunnerTurn()
  game.passUntil(() => game.runner.question !== undefined && game.runner.question.kind !== 'paidWindow')
  return game
}

test('Solidarity Badge: 1 counter draws 1 card as the turn begins', () => {
  const game = begin(2)
  game.runner.agrees()
  game.runner.answers('effect', 0)
  expect(game.runner).toMatchObject({ hand: ['Diesel'], tags: 1 })
  expect(game.card('Solidarity Badge').counters).toMatchObject({ power: 1 })
})

test('Solidarity Badge: 1 counter removes 1 tag, or stays', () => {
  const game = begin(1)
  const before = game.save()
  game.runner.agrees()
  game.runner.answers('effect', 1)
  expect(game.runner).toMatchObject({ hand: [], tags: 0 })
  game.restore(before)
  game.runner.declines()
  expect(game.card('Solidarity Badge').counters).toMatchObject({ power: 1 })
})

test('Solidarity Badge gets 1 counter for the first Corp card that the Runner trashes each turn', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }, { root: ['Adonis Campaign'] }] })
    .runner({ credits: 9, rig: ['Solidarity Badge', 'Corroder'] })
    .runnerTurn()
  game.fiat.trash('Corroder')
  expect(game.card('Solidarity Badge').counters.power ?? 0).toBe(0)
  for (const server of ['remote1', 'remote2']) {
    game.runner.runs(server)
    game.finishRun({ accesses: 'trash' })
    game.passUntil('nextAction')
  }
  expect(game.card('Solidarity Badge').counters).toMatchObject({ power: 1 })
})
