import { readFileSync } from 'node:fs'
import { cards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { wordsOf } from '../src/languages.ts'

/** The rows of the glossary, as pairs of an English and a German word. */
const glossary = new Map(
  readFileSync(new URL('../../../docs/german.md', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => [...line.matchAll(/([^|]+)\|([^|]+)(?=\|)/g)])
    .map(([, english = '', german = '']) => [english.trim(), german.trim()] as const),
)

test('docs/german.md decides how each subtype is called', async () => {
  const { kinds } = await wordsOf('de')
  const subtypes = [...new Set(cards.flatMap(({ printed }) => printed.subtypes ?? []))].sort()
  expect(subtypes.length).toBeGreaterThan(60)
  expect(Object.fromEntries(subtypes.map(each => [each, glossary.get(each)]))).toEqual(
    Object.fromEntries(subtypes.map(each => [each, kinds.subtype(each)])),
  )
})
