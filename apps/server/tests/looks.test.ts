import { createHash } from 'node:crypto'
import unhomoglyph from 'unhomoglyph'
import { expect, test } from 'vitest'
import { lookOf, looksLike } from '../src/identity/looks.ts'

test.each([
  ['Аdа', 'Ada', 'Cyrillic а'],
  ['ΑDА', 'Ada', 'Greek and Cyrillic capitals'],
  ['Αda', 'Ada', 'a Greek capital'],
  ['раураl', 'paypal', 'a whole word of Cyrillic'],
  ['BiII', 'Bill', 'I for l'],
  ['Bi11', 'Bill', '1 for l'],
  ['Bi|l', 'Bill', 'a bar for l'],
  ['BlLL', 'Bill', 'l for I among capitals'],
  ['ВІLL', 'Bill', 'Cyrillic capitals'],
  ['BІll', 'Bill', 'a Cyrillic capital within'],
  ['Bi1l', 'BILL', '1 for an L that was claimed as a capital'],
  ['B0b', 'Bob', '0 for o'],
  ['Tirn', 'Tim', 'r and n for m'],
  ['TІM', 'Tim', 'a Cyrillic capital before what is rn when it is small'],
  ['\u041Cax', 'max', 'a Cyrillic capital M for a small one'],
  ['\u041Cax', 'Max', 'a Cyrillic capital M'],
  ['\u039Cario', 'mario', 'a Greek capital M for a small one'],
  ['To\u041C', 'tom', 'a Cyrillic capital M at the end'],
])('%s is taken for %s: %s', (shown, other) => {
  expect(looksLike(shown, other)).toBe(true)
  // Else nobody would ask.
  expect(lookOf(shown)).toBe(lookOf(other))
})

test.each([
  ['Kall', 'Kali'],
  ['Kail', 'Kali'],
  ['KALI', 'Kall'],
  ['Иван', 'Ivan'],
  ['Ada', 'Adam'],
  ['Zoë', 'Zoe'],
  ['Ли', 'Lu'],
])('%s is not taken for %s', (shown, other) => {
  expect(looksLike(shown, other)).toBe(false)
})

test('the data of Unicode is what names were stored with: with other data look_key has to be filled anew', () => {
  const all = Array.from({ length: 0x2_0000 }, (_, code) => unhomoglyph(String.fromCodePoint(code)))
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 12)
  expect(hash).toBe('kXB9Q2fP5nsK')
})
