import { defineCards, interruptFor, prevent, card as text, trashThis } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Vulture Fund gains 14 credits and 1 bad publicity', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, hand: ['Vulture Fund'] })
    .corpTurn()
  game.corp.plays('Vulture Fund')
  expect(game.corp).toMatchObject({ credits: 14, badPublicity: 1, archives: ['Vulture Fund'] })
})

test('Vulture Fund cannot be played with 6 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 6, hand: ['Vulture Fund'] })
    .corpTurn()
  expect(() => game.corp.plays('Vulture Fund')).toThrow('it costs 7 credits, and the Corp has 6')
})

test('CR 9.11.3: Vulture Fund has given no credits yet while its bad publicity is imminent', () => {
  const game = scenario({
    definitions: defineCards('fund-and-spokesman', [
      ...cards,
      {
        ...text('spokesman', interruptFor([trashThis], [prevent(1, { effect: 'badPublicity' })])),
        printed: { title: 'Spokesman', side: 'corp', type: 'asset', cost: 0, trash: 0 },
      },
    ]),
  })
    .corp({ credits: 7, hand: ['Vulture Fund'], remotes: [{ root: [rezzed('Spokesman')] }] })
    .corpTurn()
  game.corp.plays('Vulture Fund')
  expect(game.corp.credits).toBe(0)
  game.corp.uses('Spokesman')
  expect(game.corp).toMatchObject({ credits: 14, badPublicity: 0 })
})
