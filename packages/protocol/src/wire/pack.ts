import { optionId } from '@paydata/engine/fields'
import type { Memory } from './memory.ts'
import type { Fields, Shape } from './shapes.ts'
import { isFields, optionShape, shapeOf } from './shapes.ts'

/**
 * A packed value. Whole numbers are doubled, so that odd numbers can stand for words. A list begins with a head: `listHead`, or the
 * number of a shape with a bit for each field that is not as expected.
 */
export type Packed = null | boolean | number | string | readonly Packed[] | { readonly [key: string]: Packed }

export const listHead = 0
/** The head before a number that is sent without being doubled. */
export const numberHead = -1
const mostDoubled = 2 ** 50
/** How many bits of a head hold the number of the shape. The bits above them are those of the fields. */
export const shapeBits = 5

export function pack(value: unknown, memory: Memory): Packed {
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value) && Math.abs(value) <= mostDoubled ? value * 2 : [numberHead, value]
    case 'string':
      return packWord(value, memory)
    case 'boolean':
      return value
    default:
      if (Array.isArray(value)) return [listHead, ...value.map(each => pack(each, memory))]
      return isFields(value) ? packObject(value, memory) : null
  }
}

export function packWord(word: string, memory: Memory): Packed {
  const number = memory.numberOf(word)
  if (number !== undefined) return number * 2 + 1
  memory.learnWord(word)
  return word
}

function packObject(object: Fields, memory: Memory): Packed {
  const shape = shapeOf(object)
  if (shape !== undefined) return packShaped(shape, object, memory)
  return Object.fromEntries(Object.entries(object).map(([name, field]) => [name, pack(field, memory)]))
}

function packShaped(shape: Shape, object: Fields, memory: Memory): Packed {
  const { fields, key } = shape
  const packed: Packed[] = [shape.number]
  if (key !== null) packed.push(pack(object[key], memory))
  const expected = memory.expected(shape, key === null ? null : object[key])
  let bits = 0
  // The name of an option can be made from its other fields, so those are sent before it.
  for (let i = fields.length - 1; i >= 0; i--) {
    const name = fields[i] ?? ''
    if (name === key) continue
    const is = object[name]
    const isExpected =
      shape === optionShape && name === 'id' ? is === optionId(object) : isSame(is, expected[name])
    if (isExpected) continue
    bits |= 1 << i
    packed.push(pack(is, memory))
  }
  memory.learn(shape, object)
  packed[0] = (bits << shapeBits) | shape.number
  return packed
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isFields(a) || !isFields(b) || Array.isArray(a) !== Array.isArray(b)) return false
  let more = 0
  for (const name in a) {
    if (!isSame(a[name], b[name])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}
