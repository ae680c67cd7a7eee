import { everyCard } from '@paydata/cards/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckCode, deckCodeIn, deckOfCode } from './code.ts'
import type { NamedDeck } from './index.ts'
import { namedDeck, readDeck, starterDecks } from './index.ts'
import type { Copies } from './model.ts'

const ids = everyCard.map(({ id }) => id)
const identities = everyCard.filter(({ type }) => type === 'identity').map(({ id }) => id)
const others = everyCard.filter(({ type }) => type !== 'identity').map(({ id }) => id)
const names = fc.string({ unit: 'binary', maxLength: 300 })
const decks: fc.Arbitrary<NamedDeck> = fc
  .tuple(
    names,
    fc.constantFrom(...identities),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 99 })), {
      selector: ([id]) => id,
      maxLength: 80,
    }),
  )
  .map(([name, identity, cards]) => namedDeck(name, identity, cards))

test('a deck with its name comes back from its code, whatever is in it, alone or in an address', () => {
  fc.assert(
    fc.property(decks, deck => {
      const code = deckCode(deck)
      const read = { ok: true, deck, passedOver: [] }
      expect(deckOfCode(code)).toEqual(read)
      expect(code).toMatch(/^1\.[\w-]+$/)
      const address = `https://paydata.example/decks#deck=${code}`
      expect([deckCodeIn(address), deckCodeIn(`  ${code}\n`)]).toEqual([code, code])
      expect([readDeck(code), readDeck(address)]).toEqual([read, read])
    }),
  )
})

/** 54 cards, as many of them different ones as there may be. */
const of54 = fc
  .array(fc.constantFrom(...others), { minLength: 54, maxLength: 54 })
  .map((cards): readonly Copies[] => cards.map(id => [id, 1]))

test('a deck of 54 cards and a name of 100 letters have a code of at most 400 characters', () => {
  fc.assert(
    fc.property(of54, fc.constantFrom(...identities), (cards, identity) => {
      expect(deckCode(namedDeck('N'.repeat(100), identity, cards)).length).toBeLessThanOrEqual(400)
    }),
  )
  for (const { name, identity, cards } of starterDecks)
    expect(deckCode(namedDeck(name, identity, cards)).length).toBeLessThanOrEqual(150)
})

test('codes of this version stay readable', () => {
  const deck = namedDeck('Ação – 2nd try', 'kate_mac_mccaffrey_digital_tinker', [
    ['deja_vu', 2],
    ['diesel', 3],
    ['cleaver', 1],
    ['sure_gamble', 20],
  ])
  expect(deckOfCode('1.EkHDp8OjbyDigJMgMm5kIHRyeYkIBKofgwFAFPGIBwAald4')).toEqual({
    ok: true,
    deck,
    passedOver: [],
  })
})

const damaged = deckOfCode('1.')

test('a code that lost or changed a letter is damaged, and never another deck', () => {
  fc.assert(
    fc.property(decks, fc.nat(), fc.constantFrom(...'Ab0_-'), (deck, place, letter) => {
      const code = deckCode(deck)
      const at = 2 + (place % (code.length - 2))
      const cut = `${code.slice(0, at)}${code.slice(at + 1)}`
      const changed = `${code.slice(0, at)}${letter}${code.slice(at + 1)}`
      const read = { ok: true, deck, passedOver: [] }
      for (const other of [cut, changed]) expect([read, damaged]).toContainEqual(deckOfCode(other))
    }),
  )
})

test('whatever is given as a code is read or refused', () => {
  const given = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'AZaz09-_'), maxLength: 60 }).map(letters => `1.${letters}`),
  )
  fc.assert(
    fc.property(given, text => {
      expect(deckOfCode(text)).toMatchObject({ ok: expect.any(Boolean) })
    }),
    { numRuns: 1000 },
  )
})

test('a code of a newer release says so', () => {
  expect(deckOfCode('2.AAAAAAAAAA')).toMatchObject({
    ok: false,
    problems: [{ why: 'newerCode', version: 2 }],
  })
})

test('a card that is not known here is a problem, and the rest is the deck without it', () => {
  const code = deckCode({
    name: 'New',
    identity: 'noise_hacker_extraordinaire',
    cards: [
      ['diesel', 3],
      ['card_of_tomorrow', 2],
    ],
  })
  expect(deckOfCode(code)).toEqual({
    ok: false,
    problems: [{ why: 'unknownCard', line: null, name: 'card_of_tomorrow', suggestions: [] }],
    rest: namedDeck('New', 'noise_hacker_extraordinaire', [['diesel', 3]]),
    passedOver: [],
  })
})

test('a code with more than a deck may have says so', () => {
  const many = others.slice(0, 101).map((id): Copies => [id, 1])
  const code = deckCode({ name: '', identity: 'noise_hacker_extraordinaire', cards: many })
  expect(deckOfCode(code)).toEqual({
    ok: false,
    problems: [{ why: 'tooManyCards', line: null, count: 101, most: 100 }],
    // What stands in the address of a link is not looked up in vain.
    rest: null,
    passedOver: [],
  })
  // 100 copies of Diesel, as an earlier release has written them.
  expect(deckOfCode('1.AOkHAaggZAD_YXQ')).toMatchObject({
    ok: false,
    problems: [{ why: 'badCount', name: 'Diesel', count: '100', most: 99 }],
  })
})

test('a code longer than that of any deck is damaged, and the longest that a deck has is read', () => {
  const named = (cards: readonly Copies[]) =>
    namedDeck('字'.repeat(200), 'noise_hacker_extraordinaire', cards)
  const longest = others
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 100)
    .map((id): Copies => [id, 99])
  expect(deckOfCode(deckCode(named(longest)))).toMatchObject({ ok: true })
  const unknown = Array.from({ length: 100 }, (_, nth): Copies => [`${nth}`.padEnd(60, 'x'), 99])
  expect(deckOfCode(deckCode(named(unknown)))).toEqual(damaged)
})

test('a deck without an identity has a code, and lacks it afterwards', () => {
  expect(deckOfCode(deckCode(namedDeck('', '', [['diesel', 3]])))).toMatchObject({
    ok: false,
    problems: [{ why: 'noIdentity' }],
    rest: namedDeck('', '', [['diesel', 3]]),
  })
})
