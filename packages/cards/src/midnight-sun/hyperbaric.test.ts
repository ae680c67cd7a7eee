import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hyperbaric comes with a counter, and gets another for 2 credits', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, hand: ['Hyperbaric'] })
    .runnerTurn()
  game.runner.installs('Hyperbaric')
  expect(game.card('Hyperbaric')).toMatchObject({ counters: { power: 1 }, strength: 1 })
  game.runner.uses('Hyperbaric', 3)
  expect(game.card('Hyperbaric')).toMatchObject({ counters: { power: 2 }, strength: 2 })
  expect(game.runner.credits).toBe(0)
})

test('Hyperbaric has as much strength as counters, and breaks a code gate subroutine for 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 1, rig: [card('Hyperbaric', { counters: { power: 2 } })] })
    .encountering('Enigma')
  game.runner.uses('Hyperbaric', 2)
  game.runner.breaks(1)
  expect(game.card('Enigma').subroutines.map(each => each.broken)).toEqual([false, true])
  expect(game.runner.credits).toBe(0)
})
