import { cards } from '@paydata/cards'
import { everyCard } from '@paydata/cards/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { concernedBy, namedDeck, starterDecks, violationsOf } from './index.ts'
import type { NamedDeck } from './model.ts'
import { isPoolName, pools } from './pools.ts'

const definitions = new Map(cards.map(card => [card.is, card]))
const definitionOf = (id: string) => definitions.get(id)

const runner = namedDeck('', 'kate_mac_mccaffrey_digital_tinker', [
  ['corroder', 2],
  ['gordian_blade', 3],
  ['ninja', 1],
  ['crypsis', 1],
  ['akamatsu_mem_chip', 2],
  ['sure_gamble', 3],
  ['armitage_codebusting', 3],
  ['cyberfeeder', 2],
  ['diesel', 3],
])

test('a Runner deck: memory, breakers, influence and income', () => {
  const figures = figuresOf(runner, { definitionOf })
  expect(figures.size).toEqual({ cards: 20, least: 45 })
  expect(figures.corp).toBeNull()
  expect(figures.runner).toEqual({
    memory: { limit: 4, needed: 7, more: [{ card: 'akamatsu_mem_chip', copies: 2, each: 1 }] },
    breakers: {
      barrier: [['corroder', 2]],
      'code gate': [['gordian_blade', 3]],
      sentry: [['ninja', 1]],
      any: [['crypsis', 1]],
    },
  })
  expect(figures.influence).toEqual({
    spent: 8,
    most: 15,
    cards: [
      { card: 'corroder', copies: 2, each: 2 },
      { card: 'cyberfeeder', copies: 2, each: 1 },
      { card: 'ninja', copies: 1, each: 2 },
    ],
  })
  expect(figures.income.map(([id]) => id)).toEqual(['armitage_codebusting', 'cyberfeeder', 'sure_gamble'])
})

test('without definitions breakers are known by their subtypes, and nothing is said of what cards do', () => {
  const { runner: told, income } = figuresOf(runner)
  expect(told?.breakers).toEqual(figuresOf(runner, { definitionOf }).runner?.breakers)
  expect(told?.memory.more).toEqual([])
  expect(income).toEqual([])
})

test('a Corp deck: agendas, ice and what it costs, and the list of a format', () => {
  const corp = namedDeck('', 'haas_bioroid_precision_design', [
    ['offworld_office', 3],
    ['wall_of_static', 2],
    ['enigma', 1],
    ['heimdall_1_0', 1],
    ['hedge_fund', 3],
    ['pad_campaign', 2],
  ])
  const figures = figuresOf(corp, { format: 'startup', definitionOf })
  expect(figures.runner).toBeNull()
  expect(figures.corp?.agendas).toEqual({ count: 3, points: 6, needed: null })
  expect(figures.corp?.ice).toEqual({
    count: 4,
    subtypes: { ap: 1, barrier: 3, bioroid: 1, 'code gate': 1 },
    costs: [
      { cost: 3, count: 3 },
      { cost: 8, count: 1 },
    ],
    total: 17,
  })
  expect(figures.list).toEqual({
    name: 'Startup Balance Update 26.05',
    banned: ['offworld_office'],
    points: null,
    worthThree: { count: 0, most: 4 },
  })
  expect(figures.types).toEqual({ agenda: 3, asset: 2, ice: 4, operation: 3 })
  expect(figures.income.map(([id]) => id)).toEqual(['hedge_fund', 'offworld_office', 'pad_campaign'])
  expect(figuresOf(corp).list).toBeNull()
})

test('what cannot be told is null, also for a deck of nothing', () => {
  expect(figuresOf(namedDeck('', '', [['nonsense', 3]]))).toMatchObject({
    size: { cards: 3, least: null },
    influence: { spent: 0, most: null, cards: [] },
    copies: [{ card: 'nonsense', copies: 3, most: 3 }],
    corp: null,
    runner: null,
  })
})

test('every icebreaker breaks what is printed on it', () => {
  const icebreakers = cards.filter(({ printed }) => printed.subtypes?.includes('icebreaker'))
  for (const { is, abilities } of icebreakers) {
    const deck = namedDeck('', 'noise_hacker_extraordinaire', [[is, 1]])
    const told = figuresOf(deck, { definitionOf }).runner?.breakers
    // A fracter can deal with barriers without breaking them.
    const breaks = JSON.stringify(abilities).includes('breakSubroutines')
    const none = { any: [], barrier: [], 'code gate': [], sentry: [] }
    expect([is, told]).toEqual([is, breaks ? figuresOf(deck).runner?.breakers : none])
  }
})

const ids = everyCard.map(({ id }) => id)
const decks: fc.Arbitrary<NamedDeck> = fc
  .tuple(
    fc.constantFrom('', ...everyCard.filter(({ type }) => type === 'identity').map(({ id }) => id)),
    fc.array(fc.tuple(fc.constantFrom(...ids, 'nonsense'), fc.integer({ min: 1, max: 9 })), {
      maxLength: 40,
    }),
  )
  .map(([identity, some]) => namedDeck('', identity, some))

test('figures agree with each other and with the judge', () => {
  fc.assert(
    fc.property(decks, fc.constantFrom(...Object.keys(pools).filter(isPoolName)), (deck, format) => {
      const figures = figuresOf(deck, { format, definitionOf })
      const spent = figures.influence.cards.reduce((all, { copies, each }) => all + copies * each, 0)
      expect(spent).toBe(figures.influence.spent)
      const typed = Object.values(figures.types).reduce((all, count) => all + count, 0)
      const unknown = deck.cards.reduce((all, [id, count]) => (ids.includes(id) ? all : all + count), 0)
      expect(typed + unknown).toBe(figures.size.cards)
      const found = violationsOf(deck, pools[format])
      const banned = found.flatMap(each => (each.why === 'banned' ? [each.card] : []))
      expect(figures.list?.banned ?? []).toEqual(banned)
      const many = figures.copies.filter(({ copies, most }) => copies > most).map(({ card }) => card)
      expect(many).toEqual(found.flatMap(each => (each.why === 'tooManyCopies' ? [each.card] : [])))
    }),
  )
})

test('a violation is about cards of the deck, and goes away with them', () => {
  const concerning = new Set([
    'tooMuchInfluence',
    'threePointAgendas',
    'pointsOfList',
    'tooManyCopies',
    'banned',
  ])
  let tried = 0
  fc.assert(
    fc.property(decks, fc.constantFrom(...Object.keys(pools).filter(isPoolName)), (deck, format) => {
      const there = new Set([deck.identity, ...deck.cards.map(([id]) => id)])
      const violations = violationsOf(deck, pools[format])
      const aboutCards = violations.filter(({ why }) => concerning.has(why))
      for (const each of violations) for (const id of concernedBy(each, deck)) expect(there).toContain(id)
      for (const each of aboutCards) expect(concernedBy(each, deck)).not.toEqual([])
      // An identity stays, whatever is taken out.
      for (const violation of aboutCards.filter(each => !concernedBy(each, deck).includes(deck.identity))) {
        const about = concernedBy(violation, deck)
        const without = { ...deck, cards: deck.cards.filter(([id]) => !about.includes(id)) }
        expect(violationsOf(without, pools[format])).not.toContainEqual(violation)
        tried++
      }
    }),
  )
  expect(tried).toBeGreaterThan(100)
  for (const deck of starterDecks)
    for (const violation of violationsOf(deck)) expect(concernedBy(violation, deck)).not.toEqual([])
})
