import type { OptionView } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { Choice } from './answering.ts'
import { firstPayment, pickedAfter } from './answering.ts'

const option = (id: string): OptionView => ({
  id,
  does: 'card',
  card: null,
  definition: null,
  cards: null,
  ability: null,
  server: null,
  position: null,
  key: null,
  index: null,
  credits: null,
  pays: null,
  hidden: null,
  mandatory: false,
})
const choice = (most: number): Choice => ({
  form: 'choose',
  for: 'corp',
  number: 1,
  asks: 'choose',
  about: '',
  source: null,
  definition: null,
  options: ['a', 'b', 'c'].map(option),
  least: 0,
  most,
  ordered: false,
  harmless: null,
})

test('a second click lets go of what was picked', () => {
  expect(pickedAfter(choice(2), ['a', 'b'], 'a')).toEqual(['b'])
})

test('no more can be picked than the question allows; where it is one, the other takes its place', () => {
  expect(pickedAfter(choice(2), ['a', 'b'], 'c')).toEqual(['a', 'b'])
  expect(pickedAfter(choice(1), ['a'], 'c')).toEqual(['c'])
})

test('a payment is suggested in the order of the sources, to the last credit', () => {
  const sources = [2, 3, 9].map(most => ({ card: null, definition: null, from: 'pool' as const, most }))
  const { options: _, ...asked } = choice(1)
  expect(firstPayment({ ...asked, form: 'allocate', total: 4, sources })).toEqual([2, 2, 0])
})
