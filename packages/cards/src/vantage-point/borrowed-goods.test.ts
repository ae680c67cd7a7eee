import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number, rig: readonly string[] = [], hand = ['Borrowed Goods']) =>
  scenario({ definitions }).runner({ credits: 5, tags, hand, rig }).runnerTurn()

test('Borrowed Goods gives 1 more memory, and 1 tag to a Runner who has none', () => {
  const game = begin(0)
  game.runner.installs('Borrowed Goods')
  expect(game.runner).toMatchObject({ credits: 5, memory: 5, tags: 1, hardware: ['Borrowed Goods'] })
})

test('Borrowed Goods gives no tag to a Runner who is tagged already', () => {
  const game = begin(1)
  game.runner.installs('Borrowed Goods')
  expect(game.runner).toMatchObject({ memory: 5, tags: 1 })
})

test('Borrowed Goods gives a tag with the first of two copies, not with the second', () => {
  const game = begin(0, [], ['Borrowed Goods', 'Borrowed Goods'])
  for (let i = 0; i < 2; i++) {
    game.runner.installs('Borrowed Goods')
    game.passUntil('nextAction')
  }
  expect(game.runner).toMatchObject({ memory: 6, tags: 1 })
})

test('CR 9.9.5: the tag of Borrowed Goods can be avoided', () => {
  const game = begin(0, ['Decoy'])
  game.runner.installs('Borrowed Goods')
  game.runner.uses('Decoy')
  expect(game.runner).toMatchObject({ memory: 5, tags: 0, heap: ['Decoy'] })
})

test('Borrowed Goods gives its tag only when it is installed', () => {
  const game = begin(0, ['Borrowed Goods'], ['Mimic'])
  game.runner.installs('Mimic')
  game.passUntil('nextAction')
  expect(game.runner.tags).toBe(0)
})
