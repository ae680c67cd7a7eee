import { expect, test } from 'vitest'
import { namedDeck, writeDeck } from './index.ts'

const jinteki = namedDeck('Small', 'jinteki_personal_evolution', [
  ['snare', 3],
  ['tollbooth', 2],
  ['enigma', 1],
  ['nisei_mk_ii', 1],
])

test('as text a deck is grouped by types, with the influence of each copy and the totals', () => {
  expect(writeDeck(jinteki, 'text')).toBe(`Name: Small

Jinteki: Personal Evolution

Agenda (1)
1x Nisei MK II

Asset (3)
3x Snare!

Ice (3)
1x Enigma
2x Tollbooth ●●

7 cards (at least 45)
4 influence spent (at most 15)
2 agenda points
`)
})

test('other forms are plain lists, or JSON', () => {
  const [, , ...lines] = writeDeck(jinteki, 'sets').split('\n')
  expect(lines.slice(0, 3)).toEqual(['Jinteki: Personal Evolution', '', '1 Enigma (Core Set)'])
  expect(writeDeck(jinteki, 'after')).toContain('\nSnare! x3\n')
  expect(writeDeck(jinteki, 'ids')).toContain('\n3x snare\n')
  expect(writeDeck(jinteki, 'codes')).toContain('\n3x 01070\n')
  expect(JSON.parse(writeDeck(jinteki, 'netrunnerdb'))).toMatchObject({ cards: { '01067': 1, '01070': 3 } })
  expect(JSON.parse(writeDeck(jinteki, 'json'))).toEqual(jinteki)
})

test('a name is one line of whole characters, and not too long', () => {
  expect(namedDeck(' a\r\n b\t', '', []).name).toBe('a b')
  expect(namedDeck(`a${'😀'.repeat(100)}`, '', []).name).toBe(`a${'😀'.repeat(99)}`)
})
