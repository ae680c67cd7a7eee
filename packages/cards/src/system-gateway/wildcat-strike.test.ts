import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (deck: readonly string[] = ['Diesel', 'Corroder', 'Mimic', 'Ninja', 'Sure Gamble']) => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Wildcat Strike'], deck })
    .runnerTurn()
  game.runner.plays('Wildcat Strike')
  return game
}

test('Wildcat Strike gives the Runner 6 credits if the Corp chooses that', () => {
  const game = begin()
  game.corp.answers('effect', 0)
  expect(game.runner).toMatchObject({ credits: 6, hand: [], heap: ['Wildcat Strike'] })
})

test('Wildcat Strike has the Runner draw 4 cards if the Corp chooses that', () => {
  const game = begin()
  game.corp.answers('effect', 1)
  expect(game.runner).toMatchObject({ credits: 0, hand: ['Diesel', 'Corroder', 'Mimic', 'Ninja'] })
})

test('CR 9.12.6: the Corp may choose 4 cards of a stack that has fewer', () => {
  const game = begin(['Diesel'])
  game.corp.answers('effect', 1)
  expect(game.runner).toMatchObject({ credits: 0, hand: ['Diesel'] })
})
