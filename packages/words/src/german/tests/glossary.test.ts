import { readFileSync } from 'node:fs'
import { cards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { german } from '../game/index.ts'

/** The rows of the glossary, as pairs of an English and a German word. */
const glossary = new Map(
  readFileSync(new URL('../glossary.md', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => [...line.matchAll(/([^|]+)\|([^|]+)(?=\|)/g)])
    .map(([, word = '', ours = '']) => [word.trim(), ours.trim()] as const),
)

test('the glossary decides how each subtype is called', () => {
  const subtypes = [...new Set(cards.flatMap(({ printed }) => printed.subtypes ?? []))].sort()
  expect(subtypes.length).toBeGreaterThan(60)
  expect(Object.fromEntries(subtypes.map(each => [each, glossary.get(each)]))).toEqual(
    Object.fromEntries(subtypes.map(each => [each, german.kinds.subtype(each)])),
  )
})
