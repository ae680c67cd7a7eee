import type { Reading } from './gathering.ts'
import { refused } from './gathering.ts'
import { readJson } from './reading-json.ts'
import { readText } from './reading-text.ts'

const longest = 50_000

/** Reads a deck in any of the forms that players paste, and says everything that is wrong when it cannot. */
export function readDeck(text: string): Reading {
  if (text.length > longest) return refused({ why: 'tooLong', line: null, most: longest })
  const written = text.replace(/^\uFEFF/, '').trim()
  if (written === '') return refused({ why: 'empty', line: null })
  return /^(\{|\[\s*[[{\]])/.test(written) ? readJson(written) : readText(text.replace(/^\uFEFF/, ''))
}
