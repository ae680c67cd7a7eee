import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (clicks: number) =>
  scenario({ definitions })
    .corp({
      credits: 4,
      clicks,
      hand: ['Corporate Hospitality'],
      deck: ['Chum', 'Hunter', 'Archer'],
      archives: ['Enigma', 'Shadow'],
    })
    .corpTurn()

test('Corporate Hospitality gives 6 credits and 2 cards, and a card of Archives', () => {
  const game = begin(3)
  game.corp.plays('Corporate Hospitality')
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Enigma', 'Shadow'])
  game.corp.chooses('Shadow')
  expect(game.corp).toMatchObject({ credits: 6, clicks: 1, hand: ['Chum', 'Hunter', 'Shadow'] })
})

test('CR 5.2.2: Corporate Hospitality cannot be played with 1 click left', () => {
  expect(() => begin(1).corp.plays('Corporate Hospitality')).toThrow('CR 5.2.2')
})
