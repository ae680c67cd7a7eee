import { expect, test } from 'vitest'
import core from './core.json' with { type: 'json' }
import decks from './decks.json' with { type: 'json' }
import elevation from './elevation.json' with { type: 'json' }
import gateway from './system-gateway.json' with { type: 'json' }
import update from './system-update-2021.json' with { type: 'json' }
import vantage from './vantage-point.json' with { type: 'json' }

interface Printed {
  id: string
  title: string
  code: string
  side: string
  type: string
  quantity: number
  minimumDeckSize?: number
}

const facts = new Set([
  ...['id', 'title', 'code', 'side', 'type', 'subtypes', 'faction', 'unique', 'cost', 'strength', 'memory'],
  ...['advancement', 'points', 'trash', 'link', 'influence', 'influenceLimit', 'minimumDeckSize', 'limit'],
  'quantity',
])

const sets: { name: string; cards: Printed[]; size: number; copies: number }[] = [
  { name: 'Core Set', cards: core, size: 113, copies: 248 },
  { name: 'System Gateway', cards: gateway, size: 77, copies: 205 },
  { name: 'System Update 2021', cards: update, size: 82, copies: 226 },
  { name: 'Elevation', cards: elevation, size: 82, copies: 218 },
  { name: 'Vantage Point', cards: vantage, size: 66, copies: 190 },
]

test.each(sets)('$name is complete', ({ cards, size, copies }) => {
  expect(new Set(cards.map(card => card.id)).size).toBe(size)
  expect(new Set(cards.map(card => card.code)).size).toBe(size)
  expect(cards.reduce((total, card) => total + card.quantity, 0)).toBe(copies)
})

test.each(sets)('$name holds facts only', ({ cards }) => {
  expect(cards.flatMap(card => Object.keys(card)).filter(key => !facts.has(key))).toEqual([])
})

test.each(sets)('the ids of $name are their titles in plain letters', ({ cards }) => {
  const plain = (title: string) =>
    title
      .replaceAll('™', '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'"’ʼ“”]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
  expect(cards.map(card => card.id)).toEqual(cards.map(card => plain(card.title)))
})

test('a card printed again has the same id, title, side and type', () => {
  const first = new Map<string, object>()
  for (const { id, title, side, type } of sets.flatMap(set => set.cards)) {
    expect({ id, title, side, type }).toEqual(first.get(id) ?? { id, title, side, type })
    first.set(id, { id, title, side, type })
  }
})

test('the starter decks are made of one Core Set, and legal in size', () => {
  const printed = new Map<string, Printed>(core.map(card => [card.id, card]))
  expect(decks).toHaveLength(7)
  for (const deck of decks) {
    const identity = printed.get(deck.identity)
    expect(identity).toMatchObject({
      type: 'identity',
      side: deck.side,
      title: deck.name,
      faction: deck.faction,
    })
    let size = 0
    for (const [id, count] of deck.cards as [string, number][]) {
      expect(printed.get(id)).toMatchObject({ side: deck.side })
      expect(count).toBeLessThanOrEqual(printed.get(id)?.quantity ?? 0)
      size += count
    }
    expect(size).toBeGreaterThanOrEqual(identity?.minimumDeckSize ?? Infinity)
  }
})
