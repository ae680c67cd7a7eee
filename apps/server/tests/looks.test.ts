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
  ['Bi\u0307ll', 'Bill', 'a dot on what has one'],
  ['Bill\u0307', 'Bill', 'a dot above'],
  ['Ad\u0323a', 'Ada', 'a dot below'],
  ['Ada\u0358', 'Ada', 'a dot beside'],
  ['Ada\u0335', 'Ada', 'a mark that no language writes there'],
  ['Ada.', 'Ada', 'a dot behind'],
  ['\u00B7Ada', 'Ada', 'a dot before'],
  ['Ada\u3002', 'Ada', 'a full stop of Chinese behind'],
  ['Ada’', 'Ada', 'an apostrophe behind'],
  ['Ada\u02BC', 'Ada', 'a letter that is an apostrophe behind'],
  ['Ad\u0640a', 'Ada', 'a tatweel'],
  ['\u0645\u0640\u062D\u0645\u062F', '\u0645\u062D\u0645\u062F', 'a tatweel where it belongs'],
  ['ᴀᴅᴀ', 'Ada', 'small capitals'],
  ['ʙɪʟʟ', 'Bill', 'small capitals'],
  ['ɢʀᴀᴄᴇ ʜᴏᴘᴘᴇʀ', 'Grace Hopper', 'small capitals'],
  ['Rᴏꜱᴀ', 'ROSA', 'small capitals behind a large one'],
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
  ['A.B.', 'AB'],
  ['...', '.,.,'],
  ['Ada', 'Ada!'],
  ['कि', 'क'],
])('%s is not taken for %s', (shown, other) => {
  expect(looksLike(shown, other)).toBe(false)
})

test('the data of Unicode is what names were stored with: with other data look_key has to be filled anew', () => {
  const all = Array.from({ length: 0x2_0000 }, (_, code) => unhomoglyph(String.fromCodePoint(code)))
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 12)
  expect(hash).toBe('kXB9Q2fP5nsK')
})
