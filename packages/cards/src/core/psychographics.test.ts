import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/1.16.2c/1 Psychographics: X is at most the number of tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Psychographics'], hqIce: ['Ice Wall'] })
    .runner({ tags: 3 })
    .corpTurn()
  game.corp.plays('Psychographics')
  expect(game.corp.question).toMatchObject({ min: 0, max: 3 })
  game.corp.answers('X', 2)
  game.corp.answers('choose', 'Ice Wall')
  expect(game.corp.credits).toBe(7)
  expect(game.card('Ice Wall').advancement).toBe(2)
})

test('Psychographics: X is at most what the Corp can pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Psychographics'], hqIce: ['Ice Wall'] })
    .runner({ tags: 3 })
    .corpTurn()
  game.corp.plays('Psychographics')
  expect(game.corp.question).toMatchObject({ min: 0, max: 1 })
})
