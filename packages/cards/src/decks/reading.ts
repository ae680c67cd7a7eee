import type { Reading } from './gathering.ts'
import { refused } from './gathering.ts'
import { readJson } from './reading-json.ts'
import { readOctgn } from './reading-octgn.ts'
import { readText } from './reading-text.ts'

const longest = 50_000

/** Reads a deck in any of the forms that players paste, and says everything that is wrong when it cannot. */
export function readDeck(text: unknown): Reading {
  // Text has no null characters; files of other kinds have.
  if (typeof text !== 'string' || text.includes('\0')) return refused({ why: 'notText', line: null })
  if (text.length > longest) return refused({ why: 'tooLong', line: null, most: longest })
  const written = text.replace(/^\uFEFF/, '')
  const start = written.trimStart()
  if (start === '') return refused({ why: 'empty', line: null })
  if (/^(\{|\[\s*\{)/.test(start)) return readJson(start)
  if (/^<(\?xml|deck\b)/i.test(start)) return readOctgn(written)
  return readText(written)
}
