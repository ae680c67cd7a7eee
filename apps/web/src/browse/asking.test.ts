import { loadSets } from '@paydata/cards/loading'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import type { Asked } from './asking.ts'
import { flags, nothingAsked, searchFor } from './asking.ts'
import { anything, factions, found, sets, subtypes, types } from './search.ts'

await loadWords('page')
await loadWords('game')
await loadWords('table')
await loadWords('browse')
await loadSets(null)

const written = (asked: Partial<Asked>): string => searchFor({ ...nothingAsked, ...asked })
const finds = (asked: Partial<Asked>) => {
  const { cards, problems } = found({ ...anything, words: written(asked) })
  return { titles: cards.map(({ printed }) => printed.title), problems }
}

test('the form writes what somebody types who knows the words of the search', () => {
  expect(written({})).toBe('')
  expect(
    written({
      text: ' end the run ',
      type: 'ice',
      subtype: 'code_gate',
      numbers: { ...nothingAsked.numbers, cost: { how: '<=', than: '3' } },
    }),
  ).toBe('x:"end the run" t:ice s:"code gate" cost<=3')
  // What is no number is not asked for.
  expect(written({ numbers: { ...nothingAsked.numbers, strength: { how: '=', than: '-' } } })).toBe('')
  expect(written({ text: 'a "b" c' })).toBe('x:"a b c"')
})

test('the search understands each value that the form offers, and finds cards of it', () => {
  const all: readonly Partial<Asked>[] = [
    ...types().map(type => ({ type })),
    ...subtypes(null).map(subtype => ({ subtype })),
    ...factions().map(faction => ({ faction })),
    ...sets(null).map(set => ({ set })),
    ...flags.map(is => ({ is })),
  ]
  for (const asked of all) {
    const { titles, problems } = finds(asked)
    expect(problems, JSON.stringify(asked)).toEqual([])
    expect(titles.length, JSON.stringify(asked)).toBeGreaterThan(0)
  }
})

test('a form that is filled in finds the cards that it tells of', () => {
  const { titles } = finds({
    subtype: 'barrier',
    text: 'end the run',
    numbers: { ...nothingAsked.numbers, cost: { how: '<=', than: '1' } },
  })
  expect(titles).toContain('Ice Wall')
  expect(titles).not.toContain('Wall of Static')
})
