import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: string | ReturnType<typeof rezzed>) =>
  scenario({ definitions })
    .corp({ credits: 10, hqIce: [ice] })
    .runner({
      credits: 9,
      rig: ['Mimic', 'Corroder'],
      hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Diesel', 'Diesel'],
    })

test('Cloud Eater trashes an installed card, gives 2 tags and does 3 net damage', () => {
  const game = begin(rezzed('Cloud Eater')).encountering('Cloud Eater')
  game.bothPass()
  game.corp.chooses('Corroder')
  game.passUntil('jackOut')
  expect(game.runner.rig).toEqual(['Mimic'])
  expect(game.runner.tags).toBe(2)
  expect(game.runner.hand).toHaveLength(3)
})

test('Cloud Eater that was rezzed this turn trashes a card as the encounter ends, unless the Runner pays', () => {
  const game = begin('Cloud Eater').approaching('Cloud Eater')
  game.runner.passes()
  game.corp.rezzes('Cloud Eater')
  game.passUntil('encounter')
  game.fiat.markBroken('Cloud Eater', 0, 1, 2)
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  const before = game.save()
  game.runner.agrees()
  game.runner.answers('payment', 'pay')
  expect(game.runner.tags).toBe(2)
  game.restore(before)
  game.runner.agrees()
  game.runner.answers('payment', 'pay~2')
  expect(game.runner.hand).toHaveLength(3)
  game.restore(before)
  game.runner.declines()
  game.corp.chooses('Corroder')
  expect(game.runner.heap).toEqual(['Corroder'])
})
