import { speechOf, tags } from '@paydata/words/languages'
import { expect, test, vi } from 'vitest'
import { atTable } from './at-table.ts'
import { languageOf, loadWords, speak } from './language.ts'
import { living } from './living.ts'
import { say } from './say.ts'

const [, another = expect.fail('there is one language')] = tags

test('words are looked up each time they are read, also through a part that was taken before', () => {
  let spoken = { greeting: 'Hello', counts: { one: '1 card', more: (n: number): string => `${n} cards` } }
  const words = living(() => spoken)
  const { counts } = words
  spoken = { greeting: 'Saluton', counts: { one: '1 karto', more: n => `${n} kartoj` } }
  expect(words.greeting).toBe('Saluton')
  expect(counts.one).toBe('1 karto')
  expect(counts.more(2)).toBe('2 kartoj')
  expect({ ...counts }.one).toBe('1 karto')
  expect(Object.keys(counts)).toEqual(['one', 'more'])
})

test('a part can be taken before its words are loaded, but none of its words can be read before', async () => {
  // All modules anew: other tests may have loaded these words already.
  vi.resetModules()
  const [{ replay }, page] = await Promise.all([import('./replay.ts'), import('./language.ts')])
  expect(() => `${replay.title}`).toThrow('not been loaded')
  await page.loadWords('replay')
  expect(replay.title).toBe('Replays')
})

test('the page uses the first language of the browser that it has', () => {
  expect(languageOf(['xx', 'en-GB', 'en'])).toBe('en')
  expect(languageOf([`${another}-AT`, 'en'])).toBe(another)
  expect(languageOf(['xx', another, 'en'])).toBe(another)
  expect(languageOf(['xx'])).toBe('en')
  expect(languageOf(['toString'])).toBe('en')
  expect(languageOf([])).toBe('en')
})

test('the page changes its language at once, also in parts of the words that it took before', async () => {
  for (const part of ['page', 'table'] as const) await loadWords(part)
  const { menu } = say
  expect(menu.undo).toBe('Take back')
  await speak(another)
  const there = await speechOf(another).page.page()
  expect(there.menu.undo).not.toBe('Take back')
  expect(menu.undo).toBe(there.menu.undo)
  expect(atTable.board.turn(3, 'corp')).toBe((await speechOf(another).page.table()).board.turn(3, 'corp'))
  await speak('en')
  expect(menu.undo).toBe('Take back')
})
