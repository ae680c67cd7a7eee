import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Amanuensis gives memory, and gets a counter as the turn ends if the Runner is tagged', () => {
  const begin = (tags: number) => {
    const game = scenario({ definitions })
      .runner({ tags, rig: ['Amanuensis'] })
      .at('runnerTurn.discard')
    game.passUntil('turnEnds')
    return game
  }
  expect(begin(1).card('Amanuensis').counters).toMatchObject({ power: 1 })
  const game = begin(0)
  expect(game.card('Amanuensis').counters.power ?? 0).toBe(0)
  expect(game.runner.memory).toBe(5)
})

test('Amanuensis may pay a counter to draw 2 cards as the Runner removes tags', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 2,
      tags: 1,
      rig: [card('Amanuensis', { counters: { power: 1 } })],
      deck: ['Diesel', 'Mimic', 'Ninja'],
    })
    .runnerTurn()
  game.runner.removesTag()
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
  expect(game.card('Amanuensis').counters.power ?? 0).toBe(0)
  game.restore(before)
  game.runner.declines()
  expect(game.runner.hand).toEqual([])
})
