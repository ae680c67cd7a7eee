import { partsOf } from '@paydata/engine'
import { expect, test } from 'vitest'
import { cards } from './index.ts'

/** The fields by which parts of the language are known from what merely stands in them. */
const tells = [
  'form',
  'do',
  'declare',
  'instead',
  'pay',
  'if',
  'is',
  'what',
  'effect',
  'choose',
  'all',
  'from',
  'the',
]

/** Every object in a definition, found without knowing the language. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value
  for (const each of Object.values(value)) yield* objectsIn(each)
}

/** Whether an object is a part of the language. */
function isPart(object: object): boolean {
  const tell = tells.find(field => field in object)
  // "If" names a kind of condition, or holds the condition of what has one, such as a cost that is less then.
  if (tell === 'if' && 'if' in object && typeof object.if !== 'string' && !('on' in object)) return false
  return tell !== undefined || ('amount' in object && typeof object.amount === 'string')
}

test('the search through the parts of a card finds all that a card is written with', () => {
  let found = 0
  for (const { is, abilities } of cards) {
    const parts = new Set<unknown>([...partsOf(abilities)].map(({ part }) => part))
    const written = [...objectsIn(abilities)].filter(isPart)
    expect([is, written.filter(object => !parts.has(object))]).toEqual([is, []])
    found += written.length
  }
  expect(found).toBeGreaterThan(900)
})
