import { optionId } from '@paydata/engine/fields'
import type { Memory } from './memory.ts'
import { listHead, numberHead, shapeBits } from './pack.ts'
import type { Shape } from './shapes.ts'
import { optionShape, shapes } from './shapes.ts'

/** The value that `pack` was given. */
export function unpack(packed: unknown, memory: Memory): unknown {
  switch (typeof packed) {
    case 'number':
      return packed % 2 === 0 ? packed / 2 : memory.wordOf((packed - 1) / 2)
    case 'string':
      memory.learnWord(packed)
      return packed
    case 'boolean':
      return packed
    default:
      if (packed === null || packed === undefined) return null
      if (Array.isArray(packed)) return unpackList(packed, memory)
      return Object.fromEntries(Object.entries(packed).map(([name, field]) => [name, unpack(field, memory)]))
  }
}

function unpackList([head, ...parts]: readonly unknown[], memory: Memory): unknown {
  if (head === listHead) return parts.map(part => unpack(part, memory))
  if (head === numberHead) return parts[0]
  const shape = typeof head === 'number' ? shapes[(head & ((1 << shapeBits) - 1)) - 1] : undefined
  if (typeof head !== 'number' || shape === undefined)
    throw new Error(`An update for another view: there is no shape ${head}.`)
  return unpackShaped(shape, head >> shapeBits, parts, memory)
}

function unpackShaped(shape: Shape, bits: number, parts: readonly unknown[], memory: Memory): unknown {
  const { fields, key } = shape
  let next = 0
  const known = key === null ? null : unpack(parts[next++], memory)
  const object: Record<string, unknown> = { ...memory.expected(shape, known) }
  if (key !== null) object[key] = known
  for (let i = fields.length - 1; i >= 0; i--) {
    const name = fields[i] ?? ''
    if (name === key) continue
    if ((bits & (1 << i)) !== 0) object[name] = unpack(parts[next++], memory)
    else if (shape === optionShape && name === 'id') object.id = optionId(object)
  }
  memory.learn(shape, object)
  return object
}
