import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('The Personal Touch is installed on an icebreaker and makes it stronger', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['The Personal Touch'], rig: ['Mimic', 'Datasucker'] })
    .runnerTurn()
  game.runner.installs('The Personal Touch', 'Mimic')
  expect(game.card('Mimic')).toMatchObject({ strength: 4, hosted: ['The Personal Touch'] })
})

test('The Personal Touch needs an icebreaker, and falls with it', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['The Personal Touch'], rig: ['Datasucker'] })
    .runnerTurn()
  expect(() => game.runner.installs('The Personal Touch')).toThrow('CR 1.13.6c')
})

test('The Personal Touch: copies add up, and all fall with their host', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Mimic', { hosting: ['The Personal Touch', 'The Personal Touch'] })] })
    .runnerTurn()
  expect(game.card('Mimic').strength).toBe(5)
  game.fiat.trash('Mimic')
  expect(game.runner.rig).toEqual([])
  expect(game.runner.heap).toHaveLength(3)
})
