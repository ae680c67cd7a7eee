import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyCard } from './catalogue.ts'
import type { NamedDeck } from './index.ts'
import {
  deckForms,
  namedDeck,
  problemText,
  readDeck,
  starterDecks,
  violationsOf,
  violationText,
  writeDeck,
} from './index.ts'
import { findCard } from './names.ts'
import { editDistance, suggestionsFor } from './suggestions.ts'

const identities = everyCard.filter(({ type }) => type === 'identity').map(({ id }) => id)
const others = everyCard.filter(({ type }) => type !== 'identity').map(({ id }) => id)

const oneOf = (ids: readonly string[]) => fc.constantFrom(...ids)
const counts = fc.integer({ min: 1, max: 999 })
/** Names of all kinds, and those that look like something else in a list. */
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'Diesel',
    '3x Diesel',
    'Noise',
    'Event (3)',
    '# 1',
    'Name: x',
    '{',
    '45 cards',
    'Deja // Vu',
  ),
)

const decksWith = (ids: readonly string[]): fc.Arbitrary<NamedDeck> =>
  fc
    .tuple(
      names,
      oneOf(identities),
      fc.uniqueArray(fc.tuple(oneOf(ids), counts), { selector: ([id]) => id, maxLength: 50 }),
    )
    .map(([name, identity, cards]) => namedDeck(name, identity, cards))

test.each(deckForms)('a deck written as %s is read as the same deck', form => {
  // By its codes alone a list of NetrunnerDB cannot tell which of two identities is the deck’s.
  const decks = decksWith(form === 'netrunnerdb' ? others : [...identities, ...others])
  fc.assert(
    fc.property(decks, deck => {
      expect(readDeck(writeDeck(deck, form))).toEqual({ ok: true, deck })
    }),
  )
})

test.each(starterDecks)('the starter deck $name comes back from every form', ({ name, identity, cards }) => {
  const deck = namedDeck(name, identity, cards)
  for (const form of deckForms) expect(readDeck(writeDeck(deck, form))).toEqual({ ok: true, deck })
})

test('the order of the lines says nothing', () => {
  fc.assert(
    fc.property(decksWith(others), fc.infiniteStream(fc.nat()), (deck, keys) => {
      const lines = deck.cards.map(([id, count]) => `${count}x ${id}`)
      const shuffled = lines
        .map(line => ({ line, key: keys.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
      const text = `Name: ${deck.name}\n${deck.identity}\n${shuffled.map(({ line }) => line).join('\n')}`
      expect(readDeck(text)).toEqual({ ok: true, deck })
    }),
  )
})

/** What people paste: pieces of lists, true and false, in any order. */
const pieces = fc.oneof(
  fc.constantFrom(
    '3x ',
    ' x3',
    '\n',
    '{',
    '"cards":',
    '}',
    '[',
    ']',
    '(',
    ')',
    '●',
    '#',
    '//',
    ':',
    '1x Noise',
    'Diesel',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

test('whatever is pasted, it is a deck that can be judged and written, or has reasons in words', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), parts => {
      const reading = readDeck(parts.join(''))
      if (reading.ok) {
        for (const form of deckForms) expect(writeDeck(reading.deck, form)).not.toBe('')
        for (const each of violationsOf(reading.deck))
          expect(violationText(each)).toMatch(/\(CR 1\.4\.\d\w?\)\.$/)
      } else {
        expect(reading.problems).not.toEqual([])
        for (const each of reading.problems) expect(problemText(each)).toMatch(/[.?]$/)
      }
    }),
    { numRuns: 500 },
  )
})

test('any value as JSON is read or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (cards, name) => {
      expect(readDeck(JSON.stringify({ name, cards }))).toMatchObject({ ok: expect.any(Boolean) })
    }),
  )
})

test('every card is found by its title, id and codes, with or without accents and punctuation', () => {
  for (const card of everyCard)
    for (const name of [
      card.title,
      card.title.toUpperCase(),
      card.id,
      ...card.codes,
      card.title.replace(/[^\p{L}\p{N}\s]/gu, ''),
    ])
      expect(findCard(name)).toBe(card)
})

test('a title with one letter wrong is suggested, first of all', () => {
  const long = everyCard.filter(({ title }) => title.length > 8).map(({ title }) => title)
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), (title, place) => {
      const at = place % title.length
      const wrong = `${title.slice(0, at)}${title.slice(at + 1)}`
      if (findCard(wrong) === undefined) expect(suggestionsFor(wrong)[0]).toBe(title)
    }),
  )
})

test('letters added, left out, changed and swapped are one edit each', () => {
  expect([editDistance('diesel', 'diesel'), editDistance('desiel', 'diesel')]).toEqual([0, 2])
  expect([
    editDistance('deisel', 'diesel'),
    editDistance('diesell', 'diesel'),
    editDistance('', 'abc'),
  ]).toEqual([1, 1, 3])
})
