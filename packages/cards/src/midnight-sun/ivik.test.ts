import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: readonly ReturnType<typeof rezzed>[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Ivik'], rndIce: [...ice] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .approaching('Ivik')
  game.runner.passes()
  return game
}

test('Ivik costs 1 credit less for each rezzed code gate, and not for other ice', () => {
  expect(begin([]).card('Ivik').cost).toBe(7)
  const game = begin([rezzed('Enigma'), rezzed('Chum'), rezzed('Wall of Static'), card('Enigma')])
  expect(game.card('Ivik').cost).toBe(5)
  game.corp.rezzes('Ivik')
  expect(game.corp.credits).toBe(4)
})

test('Ivik does 2 net damage and ends the run', () => {
  const game = begin([])
  game.corp.rezzes('Ivik')
  game.passUntil('encounter')
  game.passUntil('runEnds')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})
