import { formatsWithMore, startersIn } from '@paydata/cards/formats'
import { readyIn } from '@paydata/cards/ready'
import { violationText } from '@paydata/words/decks-in-english'
import { expect, test } from 'vitest'
import { citedFor, deckEdition } from './editions.ts'
import {
  allows,
  editionNames,
  editions,
  formatFor,
  namedDeck,
  pools,
  readyDecksIn,
  starterDecks,
  titled,
  violationsOf,
} from './index.ts'
import type { Copies } from './model.ts'

const noise = 'noise_hacker_extraordinaire'
const few: readonly Copies[] = [['diesel', 4]]
const told = (edition: (typeof editionNames)[number], cards = few, identity = noise) =>
  violationsOf(namedDeck('', identity, cards), pools.core, undefined, edition)
    .map(titled)
    .map(violationText)

test('every edition has a place, the newest first, and all of them are played with the Core Set', () => {
  expect([...editionNames].sort()).toEqual(Object.keys(editions).sort())
  for (const name of editionNames) expect(allows(name, 'core')).toBe(true)
  expect(deckEdition('26.03').formats).toEqual(Object.keys(pools))
})

test('CR 1.6, 1.4.1a: the decks of the System Gateway starter pack are played by 1.6, which names them', () => {
  const starters = readyDecksIn(pools['system-gateway'])
  expect(starters).toHaveLength(4)
  for (const deck of starters)
    expect(violationsOf(deck, pools['system-gateway'], undefined, '1.6'), deck.name).toEqual([])
  expect(editionNames.filter(name => allows(name, 'system-gateway'))).toEqual(['26.03', '1.6'])
})

test('a format that an edition does not allow gives way to one that it does', () => {
  expect([formatFor('26.03', 'startup'), formatFor('2013', 'startup')]).toEqual(['startup', 'core'])
})

test('what makes a deck illegal cites the text of the edition', () => {
  expect(told('26.03')).toEqual([
    'The deck has 4 cards, and its identity asks for at least 45 (CR 1.4.3).',
    'There are 4 copies of Diesel, and there may be 3 (CR 1.4.7).',
  ])
  expect(told('1.6')[0]).toMatch(/\(CR 1\.6, 1\.4\.3\)\.$/)
  expect(told('2017')).toEqual([
    'The deck has 4 cards, and its identity asks for at least 45 (Rules Reference, Deckbuilding 1).',
    'There are 4 copies of Diesel, and there may be 3 (Rules Reference, Deckbuilding 2).',
  ])
  expect(told('2012')[1]).toMatch(/\(Core rulebook, Restrictions\)\.$/)
  expect(citedFor('2017', '1.4.6b')).toBe('Rules Reference, Deckbuilding 5')
  // The rulebook knows no formats.
  expect(citedFor('2012', '1.4.8')).toBe('CR 1.4, 1.4.8')
})

test('cards name other numbers of copies since 2017, and two identities are for their own decks since 2022', () => {
  const limited: readonly Copies[] = [['luminal_transubstantiation', 3]]
  const built = 'haas_bioroid_precision_design'
  const of = (edition: (typeof editionNames)[number], cards: readonly Copies[], identity: string) =>
    violationsOf(namedDeck('', identity, cards), pools.all, undefined, edition).map(({ why }) => why)
  expect(of('2017', limited, built)).toContain('tooManyCopies')
  expect(of('2012', limited, built)).not.toContain('tooManyCopies')
  const catalyst = 'the_catalyst_convention_breaker'
  expect(of('1.6', [], catalyst)).toContain('identityNotForDecks')
  expect(of('1.4', [], catalyst)).not.toContain('identityNotForDecks')
})

test.each(editionNames)(
  '%s: the decks of the box are legal, with two copies of AstroScript Pilot Program in one of them',
  edition => {
    const boxed = starterDecks.filter(({ id }) => id.startsWith('core_starter_'))
    expect(boxed).toHaveLength(7)
    for (const deck of boxed)
      expect(violationsOf(deck, pools.core, undefined, edition), deck.name).toEqual([])
    expect(boxed.flatMap(({ cards }) => cards)).toContainEqual(['astroscript_pilot_program', 2])
    // As printed in the box: later printings had a limit of one, from 2018 to 2025.
    const copies = (count: number) =>
      told(edition, [['astroscript_pilot_program', count]], 'nbn_making_news').filter(each =>
        each.includes('AstroScript'),
      )
    expect(copies(3)).toEqual([])
    expect(copies(4)).toEqual([expect.stringContaining('there may be 3')])
  },
)

test('the starter decks of a format are those that it finds legal', () => {
  for (const pool of Object.values(pools)) {
    const legal = starterDecks.filter(deck => violationsOf(deck, pool).length === 0)
    expect(startersIn[pool.name], pool.name).toEqual(legal.map(({ id }) => id))
  }
})

test('the decks of the other lists that pages offer in a format are those that it finds legal', () => {
  for (const pool of Object.values(pools)) {
    const legal = readyDecksIn(pool).filter(({ id }) => !startersIn[pool.name].includes(id))
    expect(readyIn[pool.name], pool.name).toEqual(legal.map(({ id }) => id))
    expect(formatsWithMore.includes(pool.name), pool.name).toBe(legal.length > 0)
  }
})
