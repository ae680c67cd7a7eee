import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hansei Review gains 10 credits, then a card of HQ that the Corp chooses is trashed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Hansei Review', 'Enigma', 'Hedge Fund'] })
    .corpTurn()
  game.corp.plays('Hansei Review')
  expect(game.corp).toMatchObject({ credits: 10, hand: ['Enigma', 'Hedge Fund'] })
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  const saved = game.save()
  game.corp.answers('choose', 'Hedge Fund')
  expect(game.corp).toMatchObject({ hand: ['Enigma'], archivesFacedown: ['Hedge Fund'] })
  game.restore(saved)
  game.corp.answers('choose', 'Enigma')
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund'], archivesFacedown: ['Enigma'] })
})

test('Hansei Review trashes nothing when it was the last card of HQ', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Hansei Review'] })
    .corpTurn()
  game.corp.plays('Hansei Review')
  expect(game.corp).toMatchObject({ credits: 10, hand: [], archives: ['Hansei Review'] })
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Hansei Review cannot be paid for with 4 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Hansei Review'] })
    .corpTurn()
  expect(() => game.corp.plays('Hansei Review')).toThrow('CR 1.16')
})
