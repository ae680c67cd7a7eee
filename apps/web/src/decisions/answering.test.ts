import { defineAllCards } from '@paydata/cards'
import { usualPayment, viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Choice } from './answering.ts'
import { pickedAfter } from './answering.ts'

const definitions = defineAllCards()

/** The Corp has two cards too many, of seven. */
function toDiscard(): Choice {
  const hand = ['Hunter', 'Enigma', 'Hedge Fund', 'Rototurret', 'Ice Wall', 'PAD Campaign', 'Biotic Labor']
  const game = scenario({ definitions }).corp({ hand }).at('corpTurn.discard')
  const { question } = viewFor(game.json, 'corp')
  if (question?.form !== 'choose') throw new Error('nothing is discarded')
  return question
}

test('a second click on a picked option unpicks it', () => {
  expect(pickedAfter(toDiscard(), ['a', 'b'], 'a')).toEqual(['b'])
})

test('no more options can be picked than the question allows; if that is one, a new pick replaces it', () => {
  const question = toDiscard()
  expect(question.most).toBe(2)
  expect(pickedAfter(question, ['a', 'b'], 'c')).toEqual(['a', 'b'])
  expect(pickedAfter({ ...question, most: 1 }, ['a'], 'c')).toEqual(['c'])
})

test('the suggested payment takes all it can from each source in order', () => {
  const sources = [2, 3, 9].map(most => ({ card: null, definition: null, from: 'pool' as const, most }))
  expect(usualPayment({ total: 4, sources })).toEqual([2, 2, 0])
})
