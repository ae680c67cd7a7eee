import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number) =>
  scenario({ definitions })
    .corp({ credits: 2, hand: ['Backroom Machinations'] })
    .runner({ tags })
    .corpTurn()

test('Backroom Machinations removes a tag to become an agenda worth 1 point', () => {
  const game = begin(2)
  game.corp.plays('Backroom Machinations')
  expect(game.corp).toMatchObject({
    credits: 0,
    clicks: 2,
    agendaPoints: 1,
    scored: ['Backroom Machinations'],
    archives: [],
  })
  expect(game.runner.tags).toBe(1)
})

test('Backroom Machinations cannot be played without a tag', () => {
  expect(() => begin(0).corp.plays('Backroom Machinations')).toThrow('CR 1.16.1')
})
