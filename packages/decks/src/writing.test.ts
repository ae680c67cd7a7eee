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

test('Markdown has headings and lists, and a name that it would change stands behind a word', () => {
  expect(writeDeck(jinteki, 'markdown').split('\n').slice(0, 7)).toEqual([
    '# Small',
    '',
    '**Jinteki: Personal Evolution**',
    '',
    '## Agenda (1)',
    '',
    '* 1x Nisei MK II',
  ])
  const [first] = writeDeck({ ...jinteki, name: '*Small*' }, 'markdown').split('\n')
  expect(first).toBe('Name: *Small*')
})

test('a deck for jinteki.net has a number and a title on each line', () => {
  expect(writeDeck(jinteki, 'jinteki')).toContain('\n3 Snare!\n')
  expect(writeDeck(jinteki, 'jinteki')).toContain('\nIdentity: Jinteki: Personal Evolution\n')
})

test('a deck for OCTGN has sections, and cards by their numbers', () => {
  const written = writeDeck(
    namedDeck('A & "B" -->', 'noise_hacker_extraordinaire', [['deja_vu', 2]]),
    'octgn',
  )
  expect(written).toContain('<!-- Name: A &#38; &#34;B&#34; &#45;&#45;&#62; -->')
  expect(written).toContain('<card qty="2" id="bc0f047c-01b1-427f-a439-d451eda01002">Déjà Vu</card>')
  expect(written).toMatch(/<section name="Identity">\n.*01001">Noise: Hacker Extraordinaire</)
})
