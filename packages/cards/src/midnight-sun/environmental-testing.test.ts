import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Environmental Testing gets a counter for each program and hardware, and none for a resource', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Corroder', 'Desperado', 'Decoy'], rig: ['Environmental Testing'] })
    .runnerTurn()
  const powers = ['Corroder', 'Desperado', 'Decoy'].map(title => {
    game.runner.installs(title)
    game.passUntil('nextAction')
    return game.card('Environmental Testing').counters.power ?? 0
  })
  expect(powers).toEqual([1, 2, 2])
})

test('Environmental Testing is trashed for 9 credits with the fourth counter', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 2,
      hand: ['Corroder'],
      rig: [card('Environmental Testing', { counters: { power: 3 } })],
    })
    .runnerTurn()
  game.runner.installs('Corroder')
  expect(game.runner).toMatchObject({ credits: 9, heap: ['Environmental Testing'] })
})
