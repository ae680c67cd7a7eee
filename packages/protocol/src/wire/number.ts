import { commonWords } from './common-words.ts'
import type { Shape } from './shapes.ts'
import { shapes } from './shapes.ts'

/**
 * The number of a way to pack updates: a hash (FNV-1a) of the words that are sent as numbers, and of the shapes with their fields,
 * expected values and order. If any of these changes, the number changes too.
 */
export function wireNumber(words: readonly string[], of: readonly Shape[]): number {
  const text = JSON.stringify([words, of])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 1
}

/** A page whose number differs from that of the server cannot read its updates, and has to be reloaded. */
export const wire = wireNumber(commonWords, shapes)

/** The number of the shapes alone, for code that stores views. */
export const viewsNumber = wireNumber([], shapes)
