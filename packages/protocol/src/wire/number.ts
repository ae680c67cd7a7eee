import { commonWords } from './common-words.ts'
import type { Shape } from './shapes.ts'
import { shapes } from './shapes.ts'

/**
 * The number of a way to pack updates: made of every word that is sent as its number, and of every shape with its fields,
 * what is expected of each, and their order (as FNV-1a makes it). Whatever of these changes, the number does, too.
 */
export function wireNumber(words: readonly string[], of: readonly Shape[]): number {
  const text = JSON.stringify([words, of])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 1
}

/** A page with another number than its server does not understand its updates, and has to be loaded again. */
export const wire = wireNumber(commonWords, shapes)

/** The number of the shapes alone that views are made of, for who keeps views. */
export const viewsNumber = wireNumber([], shapes)
