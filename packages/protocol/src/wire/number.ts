import * as blank from '@paydata/engine/fields'
import { commonWords } from './common-words.ts'
import type { Shape } from './shapes.ts'
import { shapes } from './shapes.ts'

/** The number of how `pack.ts` packs. Raise it when the same update is packed otherwise; a test notices that. */
const packing = 1

/** What a view says besides its shapes: its own fields and those of its sides, and which fields make the ids of options. */
const whole: readonly object[] = [
  blank.blankView,
  blank.blankPile,
  blank.blankCorp,
  blank.blankRunner,
  blank.blankMemory,
  blank.blankTrace,
  blank.blankEnding,
  blank.optionFields,
]

/**
 * The number of a way to pack updates: a hash (FNV-1a) of the words that are sent as numbers, of the shapes with their fields,
 * expected values and order, and of what is around them. If any of these changes, the number changes too.
 */
export function wireNumber(
  words: readonly string[],
  of: readonly Shape[],
  others: readonly object[] = [...whole, { packing }],
): number {
  const text = JSON.stringify([words, of, others])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 1
}

/** A page whose number differs from that of the server cannot read its updates, and has to be reloaded. */
export const wire = wireNumber(commonWords, shapes)

/** The number of views alone, for code that stores them. */
export const viewsNumber = wireNumber([], shapes, whole)
