import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (stolen: readonly string[], clicks = 3) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Jaguarundi')] })
    .runner({ stolen, clicks, hand: ['Diesel', 'Mimic'] })
    .encountering('Jaguarundi')

test('Jaguarundi gives 1 tag and does 1 core damage to a tagged Runner', () => {
  const game = meets([])
  game.passUntil('jackOut')
  expect(game.runner).toMatchObject({ tags: 1, coreDamage: 1 })
})

test('Jaguarundi gives a tag at threat level 4 unless the Runner spends a click', () => {
  const game = meets(['Nisei MK II', 'Nisei MK II'])
  const before = game.save()
  game.runner.agrees()
  expect(game.runner).toMatchObject({ clicks: 2, tags: 0 })
  game.restore(before)
  game.runner.declines()
  expect(game.runner).toMatchObject({ clicks: 3, tags: 1 })
})

test('Jaguarundi does no core damage to a Runner without a tag', () => {
  const game = meets([])
  game.fiat.markBroken('Jaguarundi', 0)
  game.passUntil('jackOut')
  expect(game.runner).toMatchObject({ tags: 0, coreDamage: 0 })
})
