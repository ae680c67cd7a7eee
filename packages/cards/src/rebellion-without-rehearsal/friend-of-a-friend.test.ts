import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number) =>
  scenario({ definitions })
    .runner({ credits: 0, tags, rig: ['Friend of a Friend'] })
    .runnerTurn()

test('Friend of a Friend gives 5 credits and removes 1 tag', () => {
  const game = begin(2)
  game.runner.uses('Friend of a Friend', 0)
  expect(game.runner).toMatchObject({ credits: 5, tags: 1, clicks: 3, heap: ['Friend of a Friend'] })
})

test('Friend of a Friend gives 9 credits and a tag, to a Runner who is not tagged', () => {
  const game = begin(0)
  game.runner.uses('Friend of a Friend', 1)
  expect(game.runner).toMatchObject({ credits: 9, tags: 1, clicks: 3, heap: ['Friend of a Friend'] })
  expect(() => begin(1).runner.uses('Friend of a Friend', 1)).toThrow('tagged')
})
