import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = () =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Seraph')] })
    .runner({ credits: 9, hand: ['Diesel', 'Mimic', 'Decoy', 'Ninja', 'Aurora'] })
    .encountering('Seraph')

test('Seraph takes 3 credits as it is encountered, unless the Runner suffers 2 net damage or takes a tag', () => {
  const game = meets()
  const before = game.save()
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 6, tags: 0 })
  game.restore(before)
  game.runner.agrees()
  game.runner.answers('payment', 'pay')
  expect(game.runner.hand).toHaveLength(3)
  game.restore(before)
  game.runner.agrees()
  game.runner.answers('payment', 'pay~2')
  expect(game.runner).toMatchObject({ credits: 9, tags: 1 })
})

test('Seraph takes 3 credits, does 2 net damage and gives a tag', () => {
  const game = meets()
  game.runner.declines()
  game.passUntil('jackOut')
  expect(game.runner).toMatchObject({ credits: 3, tags: 1 })
  expect(game.runner.hand).toHaveLength(3)
})
