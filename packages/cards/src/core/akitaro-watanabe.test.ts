import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Akitaro Watanabe lowers the rez cost of ice protecting the server by 2', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqRoot: [rezzed('Akitaro Watanabe')], hqIce: ['Enigma'], rndIce: ['Enigma'] })
    .approaching('Enigma')
  const costs = game.cards('Enigma').map(each => [each.server, each.cost])
  expect(costs).toEqual(
    expect.arrayContaining([
      ['hq', 1],
      ['rnd', 3],
    ]),
  )
})

test('Akitaro Watanabe: a rez cost never goes below 0', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqRoot: [rezzed('Akitaro Watanabe')], hqIce: ['Ice Wall'] })
    .approaching('Ice Wall')
  game.runner.passes()
  game.corp.rezzes('Ice Wall')
  expect(game.corp.credits).toBe(0)
})

test('Akitaro Watanabe: the discount counts while he is rezzed, and neither for cards in the root', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: ['Akitaro Watanabe', 'PAD Campaign'], ice: ['Enigma'] }] })
    .approaching('Enigma')
  expect(game.card('Enigma')).toMatchObject({ cost: 3, printedCost: 3 })
  game.runner.passes()
  game.corp.rezzes('Akitaro Watanabe')
  expect(game.card('Enigma')).toMatchObject({ cost: 1, printedCost: 3 })
  expect(game.card('PAD Campaign').cost).toBe(2)
  game.corp.rezzes('Enigma')
  expect(game.corp.credits).toBe(2)
})
