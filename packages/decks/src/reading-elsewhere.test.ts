import { expect, test } from 'vitest'
import { namedDeck, readDeck } from './index.ts'

test.each([
  ['https://netrunnerdb.com/en/decklist/2f5a4e0c-93c5-4a1b-a2fc-7d2b0c7a1e55/any-name', 'netrunnerdb.com'],
  ['netrunnerdb.com/en/deck/view/123456', 'netrunnerdb.com'],
  ['  2f5a4e0c-93c5-4a1b-a2fc-7d2b0c7a1e55\n', 'netrunnerdb.com'],
  ['https://www.jinteki.net/decks?x=1', 'www.jinteki.net'],
])('where a deck is elsewhere is told to be copied from there: %s', (text, site) => {
  expect(readDeck(text)).toMatchObject({ ok: false, problems: [{ why: 'link', site }], rest: null })
})

test('an address among cards is passed over', () => {
  expect(readDeck(`Noise\n3x Diesel\nhttps://netrunnerdb.com/en/deck/view/1`)).toMatchObject({
    ok: true,
    passedOver: [{ line: 3, text: 'https://netrunnerdb.com/en/deck/view/1' }],
  })
})

test('a second identity in a deck of OCTGN is a card of it', () => {
  const text = `<deck><section name="Identity"><card qty="1">Noise</card></section>
<section name="R&amp;D / Stack"><card qty="1">Gabriel Santiago</card></section></deck>`
  const cards = [['gabriel_santiago_consummate_professional', 1]] as const
  expect(readDeck(text)).toMatchObject({
    ok: true,
    deck: namedDeck('', 'noise_hacker_extraordinaire', cards),
  })
})
