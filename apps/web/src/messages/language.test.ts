import { expect, test } from 'vitest'
import { after } from './after.ts'
import { languageOf, loadWords } from './language.ts'
import { living } from './living.ts'

test('words are looked up each time they are read, also by who has kept a part of them', () => {
  let spoken = { greeting: 'Hello', counts: { one: '1 card', more: (n: number): string => `${n} cards` } }
  const words = living(() => spoken)
  const { counts } = words
  spoken = { greeting: 'Hallo', counts: { one: '1 Karte', more: n => `${n} Karten` } }
  expect(words.greeting).toBe('Hallo')
  expect(counts.one).toBe('1 Karte')
  expect(counts.more(2)).toBe('2 Karten')
  expect({ ...counts }.one).toBe('1 Karte')
  expect(Object.keys(counts)).toEqual(['one', 'more'])
})

test('a part can be held before its words are loaded, and no word of it is read before', async () => {
  expect(() => `${after.moments}`).toThrow('not been loaded')
  await loadWords('after')
  expect(after.moments).toBe('Key moments')
})

test('the page speaks the first language of the browser that is spoken here', () => {
  expect(languageOf(['fr', 'en-GB', 'en'])).toBe('en')
  expect(languageOf(['toString'])).toBe('en')
  expect(languageOf([])).toBe('en')
})
