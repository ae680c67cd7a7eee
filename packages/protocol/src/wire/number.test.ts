import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { wire, wireNumber } from './number.ts'
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
}

test.each(Object.entries(others))('a release with %s has another number', (_, number) => {
  expect(number).not.toBe(wire)
})

test('the number is the same for the same words and shapes, and a whole one that JSON keeps', () => {
  expect(wireNumber([...commonWords], [...shapes])).toBe(wire)
  expect(JSON.parse(JSON.stringify(wire))).toBe(wire)
  expect(Number.isSafeInteger(wire) && wire > 0).toBe(true)
})
