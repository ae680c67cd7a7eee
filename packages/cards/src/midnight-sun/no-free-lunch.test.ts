import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .runner({ credits: 0, tags: 2, rig: ['No Free Lunch'] })
    .runnerTurn('window')

test('No Free Lunch gains 3 credits when it is trashed', () => {
  const game = begin()
  game.runner.uses('No Free Lunch', 0)
  expect(game.runner).toMatchObject({ credits: 3, tags: 2, heap: ['No Free Lunch'] })
})

test('No Free Lunch removes 1 tag when it is trashed', () => {
  const game = begin()
  game.runner.uses('No Free Lunch', 1)
  expect(game.runner).toMatchObject({ credits: 0, tags: 1, heap: ['No Free Lunch'] })
})
