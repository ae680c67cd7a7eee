import { expect, test } from 'vitest'
import coreFacts from '../data/core.json' with { type: 'json' }
import decks from '../data/decks.json' with { type: 'json' }
import gatewayFacts from '../data/system-gateway.json' with { type: 'json' }
import aheadFacts from '../data/what-lies-ahead.json' with { type: 'json' }
import { cards } from './index.ts'
import { printedIn } from './printed.ts'

const known = new Set(cards.map(card => card.is))

test('every card of the Core Set can be played with', () => {
  expect(coreFacts.map(card => card.id).filter(id => !known.has(id))).toEqual([])
})

test('so can all starter decks', () => {
  const needed = decks.flatMap(deck => [deck.identity, ...deck.cards.map(([id]) => id)])
  expect(needed.filter(id => !known.has(String(id)))).toEqual([])
})

test('a game of one set has the cards of that set in its pool', () => {
  const sets = { core: coreFacts, 'system-gateway': gatewayFacts, 'what-lies-ahead': aheadFacts }
  for (const [set, facts] of Object.entries(sets)) {
    const printed = new Set(facts.map(card => card.id))
    const defined = cards.filter(card => card.set === set)
    expect(defined.length).toBeGreaterThan(0)
    expect(defined.filter(card => !printed.has(card.is))).toEqual([])
  }
  expect(cards.filter(({ set = '' }) => !(set in sets))).toEqual([])
})

test('no card is defined twice', () => {
  expect(known.size).toBe(cards.length)
})

test('definitions are plain data', () => {
  expect(JSON.parse(JSON.stringify(cards))).toEqual(cards)
})

test('printed facts are checked where they enter', () => {
  const facts = {
    id: 'x',
    title: 'X',
    side: 'corp',
    type: 'ice',
    subtypes: ['barrier'],
    cost: 'X',
    strength: 3,
  }
  expect(printedIn(facts)).toEqual({
    title: 'X',
    side: 'corp',
    type: 'ice',
    subtypes: ['barrier'],
    cost: 'X',
    strength: 3,
  })
  expect(() => printedIn({ ...facts, side: 'both' })).toThrow('x: side is "both"')
  expect(() => printedIn({ ...facts, cost: '3' })).toThrow('x: cost is "3"')
})
