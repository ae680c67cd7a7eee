import type { View } from '@paydata/engine'
import { defineCards, viewFor } from '@paydata/engine'
import * as blank from '@paydata/engine/fields'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { memoryOf } from './memory.ts'
import { wire, wireNumber } from './number.ts'
import { pack, shapeBits } from './pack.ts'
import type { Shape } from './shapes.ts'
import { shapes } from './shapes.ts'

/** The shapes as another release has them: one of them is another. */
const withOther = (change: (shape: Shape) => Shape, at = 4): readonly Shape[] =>
  shapes.map((shape, i) => (i === at ? change(shape) : shape))

const others: Readonly<Record<string, number>> = {
  'a field more': wireNumber(
    commonWords,
    withOther(shape => ({ ...shape, fields: [...shape.fields, 'since'] })),
  ),
  'a field less': wireNumber(
    commonWords,
    withOther(shape => ({ ...shape, fields: shape.fields.slice(1) })),
  ),
  'fields in another order': wireNumber(
    commonWords,
    withOther(shape => ({ ...shape, fields: shape.fields.toReversed() })),
  ),
  'another value that is expected': wireNumber(
    commonWords,
    withOther(shape => ({ ...shape, blank: { ...shape.blank, mandatory: true } })),
  ),
  'another key': wireNumber(
    commonWords,
    withOther(shape => ({ ...shape, key: 'id' })),
  ),
  'a shape less': wireNumber(commonWords, shapes.slice(1)),
  'a word for another': wireNumber(['other', ...commonWords.slice(1)], shapes),
  'words in another order': wireNumber(commonWords.toReversed(), shapes),
  'a view with a field more': wireNumber(commonWords, shapes, [{ ...blank.blankView, since: 0 }]),
}

test.each(Object.entries(others))('a release with %s has another number', (_, number) => {
  expect(number).not.toBe(wire)
})

test('the number is the same for the same words and shapes, and a whole one that JSON keeps', () => {
  expect(wireNumber([...commonWords], [...shapes])).toBe(wire)
  expect(JSON.parse(JSON.stringify(wire))).toBe(wire)
  expect(Number.isSafeInteger(wire) && wire > 0).toBe(true)
})

const view: View = viewFor(scenario({ definitions: defineCards('numbered', []) }).corpTurn().json, 'corp')

test('the number counts each field of a whole view and of its sides', () => {
  expect(Object.keys(blank.blankView)).toEqual(Object.keys(view))
  expect(Object.keys(blank.blankCorp)).toEqual(Object.keys(view.corp))
  expect(Object.keys(blank.blankRunner)).toEqual(Object.keys(view.runner))
  expect(Object.keys(blank.blankMemory)).toEqual(Object.keys(view.runner.memory))
  expect(Object.keys(blank.blankPile)).toEqual(Object.keys(view.setAside))
})

test('there are no more shapes than a head of a message can tell', () => {
  expect(shapes.length).toBeLessThan(2 ** shapeBits)
})

// Where this must change although no shape and no word has: raise `packing` in number.ts.
test('values are packed as they have been since the number was raised last', () => {
  const card = { ...blank.blankCard, id: 99, rezzed: true, counters: { power: 1 } }
  const option = { ...blank.blankOption, id: 'install:99', does: 'install', card: 99 }
  const values = [7, 0.5, true, null, 'a word', 'discard', { a: [1] }, view.corp.identity, card, option]
  const memory = memoryOf(view)
  expect(JSON.stringify(values.map(value => pack(value, memory)))).toBe(
    '[14,[-1,0.5],true,null,"a word",411,{"a":[0,2]},[10,2],[18314,198,{"power":2},true,false,null,25],[325,198,67]]',
  )
})
