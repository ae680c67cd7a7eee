import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards as playing } from '@paydata/cards'
import { expect, test } from 'vitest'
import { packagesFolder } from '../place.ts'
import { laterCards, missing, parts } from './later-cards.ts'
import { claim, furtherWords, laterSets, setsText } from './sets.ts'
import { words } from './words.ts'

const root = join(packagesFolder, '..')
const page = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8')
const sets = laterSets()
const titles = new Map(sets.flatMap(({ cards }) => cards.map(({ id, title }) => [id, title] as const)))

test('every card of both sets is in play or has been tried, and no other', () => {
  expect(sets.map(({ cards }) => cards.length)).toEqual([77, 82])
  const tried = Object.values(laterCards).flatMap(set => Object.keys(set))
  expect(tried.filter(id => !titles.has(id))).toEqual([])
  expect(new Set(tried).size).toBe(tried.length)
})

test('a card that came into play has no line in later-cards.ts any more', () => {
  const tried = Object.values(laterCards).flatMap(set => Object.keys(set))
  expect(playing.map(({ is }) => is).filter(is => tried.includes(is))).toEqual([])
})

test('words that cards in play use, or those of the sets need, are not told as further ones', () => {
  const further = furtherWords()
  for (const word of ['gainCredits', 'sum', 'costChange']) expect(further).not.toContain(word)
  expect(further.length).toBeGreaterThan(0)
  expect(setsText()).toContain(further.join(', '))
})

test('cards are said in words and parts of the language that there are', () => {
  const known = new Set([...words().map(({ name }) => name), ...parts])
  const unknown = sets.flatMap(({ cards }) =>
    cards.flatMap(({ title, words: said }) =>
      (said ?? []).flatMap(word => (known.has(word) ? [] : [`${title}: ${word}`])),
    ),
  )
  expect(unknown).toEqual([])
  const language = ['abilities', 'expressions']
    .map(file => readFileSync(join(packagesFolder, `engine/src/language/${file}.ts`), 'utf8'))
    .join('\n')
  for (const part of parts) expect(language).toMatch(new RegExp(`readonly (is|declare): '${part}'`))
})

test('what is missing is wanted by cards of the sets, and is no word yet', () => {
  const known = new Set(words().map(({ name }) => name))
  for (const [word, ids] of Object.entries(missing)) {
    expect(known.has(word)).toBe(false)
    expect(ids.map(id => titles.has(id))).toEqual(ids.map(() => true))
  }
})

test('the page about the vocabulary says what npm run vocabulary -- --sets counts', () => {
  expect(page.replaceAll('\n', ' ')).toContain(claim(sets))
  expect(setsText()).toContain(claim(sets))
  const rows = [...page.matchAll(/^\| ([^|]+) \| [^|]+ \| [\d.a-z]+ \| ([^|]+) \|/gm)]
  const wanted = Object.fromEntries(rows.map(([, word = '', by = '']) => [word, by]))
  const counted = Object.entries(missing).map(([word, ids]) => [
    word,
    ids.map(id => titles.get(id)).join(', '),
  ])
  expect(wanted).toEqual(Object.fromEntries(counted))
})

test('the picture shows how many cards of each set can be said, and how many cannot', () => {
  const picture = readFileSync(join(root, 'docs/pictures/vocabulary.svg'), 'utf8')
  const numbers = [...picture.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number))
  const counts = sets.flatMap(({ cards }) => {
    const cannot = cards.filter(({ wants }) => wants.length > 0).length
    return [cards.length - cannot, cannot]
  })
  expect(numbers).toEqual([113, ...counts])
})
