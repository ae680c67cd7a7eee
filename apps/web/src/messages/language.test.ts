import { expect, test, vi } from 'vitest'
import { languageOf, loadWords, speak } from './language.ts'
import { living } from './living.ts'
import { say } from './say.ts'

test('words are looked up each time they are read, also through a part that was taken before', () => {
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

test('a part can be taken before its words are loaded, but none of its words can be read before', async () => {
  // All modules anew: other tests may have loaded these words already.
  vi.resetModules()
  const [{ replay }, page] = await Promise.all([import('./replay.ts'), import('./language.ts')])
  expect(() => `${replay.title}`).toThrow('not been loaded')
  await page.loadWords('replay')
  expect(replay.title).toBe('Replays')
})

test('the page uses the first language of the browser that it has', () => {
  expect(languageOf(['fr', 'en-GB', 'en'])).toBe('en')
  expect(languageOf(['de-DE'])).toBe('de')
  expect(languageOf(['de-AT', 'en'])).toBe('de')
  expect(languageOf(['fr', 'de', 'en'])).toBe('de')
  expect(languageOf(['fr'])).toBe('en')
  expect(languageOf(['toString'])).toBe('en')
  expect(languageOf([])).toBe('en')
})

test('the page changes its language at once, also in parts of the words that it took before', async () => {
  await loadWords('page')
  const { menu } = say
  expect(menu.undo).toBe('Take back')
  await speak('de')
  expect(menu.undo).toBe('Zurücknehmen')
  expect(say.table.turn(3, 'corp')).toBe('Zug 3 · Konzern')
  await speak('en')
  expect(menu.undo).toBe('Take back')
})
