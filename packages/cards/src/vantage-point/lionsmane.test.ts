import { cannot, lasting, untilRunEnds } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (credits: number, hand = ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel']) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Lionsmane')] })
    .runner({ credits, hand })
    .encountering('Lionsmane')
  game.bothPass()
  return game
}

test('Lionsmane does 2 net damage, whatever the Runner does', () => {
  const game = meet(3)
  expect(game.runner.hand).toHaveLength(4)
  expect(game.state.log.find(each => each.what === 'damageSuffered')).toMatchObject({
    kind: 'net',
    amount: 2,
  })
})

test('Lionsmane: the Runner pays 3 credits or suffers 2 net damage, and jacks out or suffers 2 net damage', () => {
  const paying = meet(3)
  paying.runner.answers('mayPay', 'pay')
  expect(paying.runner.credits).toBe(0)
  paying.runner.agrees()
  expect(paying.runner.hand).toHaveLength(4)
  expect(paying.state.run).toBeUndefined()
  expect(paying.state.log.some(each => each.what === 'jackedOut')).toBe(true)
  const staying = meet(3, Array(7).fill('Diesel'))
  staying.runner.declines()
  expect(staying.runner.hand).toHaveLength(3)
  staying.runner.declines()
  expect(staying.runner.hand).toHaveLength(1)
  expect(staying.state.run).toBeDefined()
})

test('CR 1.16.11b: with 2 credits the Runner cannot pay for the second subroutine of Lionsmane', () => {
  const game = meet(2)
  expect(game.runner.hand).toHaveLength(2)
  expect(game.runner).toMatchObject({ credits: 2 })
})

test('CR 1.16.11b: a Runner who cannot jack out suffers the damage of the third subroutine of Lionsmane', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Lionsmane')] })
    .runner({ credits: 0, hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] })
    .encountering('Lionsmane')
  game.fiat.resolve('corp', lasting(untilRunEnds, [cannot('jackOut')]))
  game.bothPass()
  expect(() => game.runner.agrees()).toThrow('The Runner cannot agree')
  game.runner.declines()
  expect(game.runner.hand).toEqual([])
})
