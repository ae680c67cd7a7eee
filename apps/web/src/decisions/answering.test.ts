import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import type { Choice } from './answering.ts'
import { firstPayment, pickedAfter } from './answering.ts'

const definitions = defineAllCards()

/** The Corp has two cards too many, of seven. */
function toDiscard(): Choice {
  const hand = ['Hunter', 'Enigma', 'Hedge Fund', 'Rototurret', 'Ice Wall', 'PAD Campaign', 'Biotic Labor']
  const game = scenario({ definitions }).corp({ hand }).at('corpTurn.discard')
  const { question } = viewFor(game.json, 'corp')
  if (question?.form !== 'choose') throw new Error('nothing is discarded')
  return question
}

test('a second click lets go of what was picked', () => {
  expect(pickedAfter(toDiscard(), ['a', 'b'], 'a')).toEqual(['b'])
})

test('no more can be picked than the question allows; where it is one, the other takes its place', () => {
  const question = toDiscard()
  expect(question.most).toBe(2)
  expect(pickedAfter(question, ['a', 'b'], 'c')).toEqual(['a', 'b'])
  expect(pickedAfter({ ...question, most: 1 }, ['a'], 'c')).toEqual(['c'])
})

test('a payment is suggested in the order of the sources, to the last credit', () => {
  const sources = [2, 3, 9].map(most => ({ card: null, definition: null, from: 'pool' as const, most }))
  expect(firstPayment({ total: 4, sources })).toEqual([2, 2, 0])
})
