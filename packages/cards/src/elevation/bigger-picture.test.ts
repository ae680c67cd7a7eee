import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number, credits: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Bigger Picture'] })
    .runner({ tags, credits })
    .corpTurn()
  game.corp.plays('Bigger Picture')
  return game
}

test('Bigger Picture gives the Runner a tag', () => {
  const game = begin(1, 9)
  game.corp.answers('effect', 'Give the Runner 1 tag')
  expect(game.runner).toMatchObject({ tags: 2, credits: 9 })
  expect(game.corp.credits).toBe(0)
})

test('Bigger Picture: for 2 tags the Runner loses 10 credits, which the Corp gains', () => {
  const game = begin(3, 12)
  game.corp.answers('effect', 'Remove any number of tags')
  expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 3 })
  game.corp.answers('number', 2)
  expect(game.runner).toMatchObject({ tags: 1, credits: 2 })
  expect(game.corp.credits).toBe(10)
})

test('Bigger Picture: the Corp gains only what the Runner has lost', () => {
  const game = begin(2, 7)
  game.corp.answers('effect', 'Remove any number of tags')
  game.corp.answers('number', 2)
  expect(game.runner).toMatchObject({ tags: 0, credits: 0 })
  expect(game.corp.credits).toBe(7)
})

test('Bigger Picture: the Corp may remove no tag, and nothing happens', () => {
  const game = begin(2, 7)
  game.corp.answers('effect', 'Remove any number of tags')
  game.corp.answers('number', 0)
  expect(game.runner).toMatchObject({ tags: 2, credits: 7 })
  expect(game.corp.credits).toBe(0)
})

test('Bigger Picture cannot be played when the Runner is not tagged', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Bigger Picture'] })
    .corpTurn()
  expect(() => game.corp.plays('Bigger Picture')).toThrow('tagged')
})
