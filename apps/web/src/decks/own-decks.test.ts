import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { arranged, daysAgo, tagsOf, winRate } from './arranging.ts'
import type { OwnDeck } from './own-deck.ts'
import { allGames, noGames, ownDeckFrom, tagsFrom, withGame } from './own-deck.ts'

await loadWords('decks')

const noise = 'noise_hacker_extraordinaire'
const hb = 'haas_bioroid_engineering_the_future'
const deck = (id: string, more: Partial<OwnDeck> = {}): OwnDeck => ({
  id,
  name: id,
  identity: noise,
  cards: [],
  format: 'core',
  tags: [],
  state: 'kept',
  changed: 0,
  played: null,
  record: noGames,
  here: noGames,
  version: null,
  unsent: [],
  sending: null,
  ...more,
})
const names = (decks: readonly OwnDeck[], ...how: [Parameters<typeof arranged>[1]]): readonly string[] =>
  arranged(decks, ...how).map(({ name }) => name)

test('decks are in order of when they were played, of their names, or of when they were changed', () => {
  const decks = [
    deck('Óleo', { changed: 5 }),
    deck('never', { changed: 9 }),
    deck('often', { changed: 1, played: 3 }),
    deck('seldom', { changed: 2, played: 1 }),
  ]
  const by = (sort: 'played' | 'name' | 'changed') =>
    names(decks, { sort, show: 'all', tag: null, words: '' })
  expect(by('played')).toEqual(['often', 'seldom', 'never', 'Óleo'])
  expect(by('name')).toEqual(['never', 'often', 'Óleo', 'seldom'])
  expect(by('changed')).toEqual(['never', 'Óleo', 'seldom', 'often'])
})

test('decks are shown by side, by tag, and from the archive alone when it is asked for', () => {
  const decks = [
    deck('runner', { tags: ['club'] }),
    deck('corp', { identity: hb, tags: ['club', 'old'] }),
    deck('away', { state: 'archived' }),
  ]
  const shown = (show: 'all' | 'corp' | 'runner' | 'archived', tag: string | null = null) =>
    names(decks, { sort: 'name', show, tag, words: '' })
  expect(shown('all')).toEqual(['corp', 'runner'])
  expect(shown('corp')).toEqual(['corp'])
  expect(shown('runner')).toEqual(['runner'])
  expect(shown('archived')).toEqual(['away'])
  expect(shown('all', 'old')).toEqual(['corp'])
  expect(tagsOf(decks)).toEqual(['club', 'old'])
})

test('a deck has won of all its games, at the server and in this browser', () => {
  const often = deck('often', { record: { count: 2, won: 1, drawn: 0 } })
  const here = ['won', 'won', 'drawn', 'lost'] as const
  const played = { ...often, here: here.reduce(withGame, often.here) }
  expect(allGames(played)).toEqual({ count: 6, won: 3, drawn: 1 })
  expect(winRate(played)).toBe(3.5 / 6)
  expect(winRate(deck('never'))).toBeNull()
  const decks = [deck('never'), often, played]
  expect(names(decks, { sort: 'won', show: 'all', tag: null, words: '' })).toEqual([
    'often',
    'often',
    'never',
  ])
  expect(ownDeckFrom(JSON.parse(JSON.stringify(played)))).toEqual(played)
})

test('what a browser has kept is a deck again, or nothing', () => {
  const kept = deck('kept', { cards: [['diesel', 3]], tags: ['a'], played: 4 })
  expect(ownDeckFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(
    ownDeckFrom({ id: 'x', cards: [['diesel', 'three'], 'no', ['djinn', 1]], format: 'unheard of' }),
  ).toMatchObject({ name: '', cards: [['djinn', 1]], format: 'standard', tags: [], played: null })
  for (const none of [null, 7, 'deck', [], {}, { id: 'x' }, { cards: [] }])
    expect(ownDeckFrom(none)).toBeNull()
})

test('tags are short, each once, and not too many', () => {
  expect(tagsFrom([' a  b ', 'a b', '', 'c'])).toEqual(['a b', 'c'])
  expect(tagsFrom(['x'.repeat(90)])[0]).toHaveLength(24)
  expect(tagsFrom(Array.from({ length: 50 }, (_, i) => `${i}`))).toHaveLength(12)
})

test('days are those of the wall clock', () => {
  const now = new Date(2026, 10, 24, 0, 30).getTime()
  const minutes = 60_000
  expect(daysAgo(now - 5 * minutes, now)).toBe('today')
  expect(daysAgo(now - 45 * minutes, now)).toBe('yesterday')
  expect(daysAgo(new Date(2026, 10, 20, 23, 59).getTime(), now)).toBe('4 days ago')
})
