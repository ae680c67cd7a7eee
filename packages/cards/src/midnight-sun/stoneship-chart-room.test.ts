import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .runner({
      deck: ['Diesel', 'Mimic', 'Ninja'],
      rig: [
        'Stoneship Chart Room',
        card('Propeller', { counters: { power: 1 } }),
        card('Hyperbaric', { counters: { power: 1 } }),
      ],
    })
    .runnerTurn('window')

test('Stoneship Chart Room draws 2 cards when it is trashed', () => {
  const game = begin()
  game.runner.uses('Stoneship Chart Room', 0)
  expect(game.runner).toMatchObject({ hand: ['Diesel', 'Mimic'], heap: ['Stoneship Chart Room'] })
})

test('Stoneship Chart Room charges a card when it is trashed', () => {
  const game = begin()
  game.runner.uses('Stoneship Chart Room', 1)
  game.runner.chooses('Propeller')
  expect(game.card('Propeller').counters).toMatchObject({ power: 2 })
  expect(game.runner).toMatchObject({ hand: [], heap: ['Stoneship Chart Room'] })
})
