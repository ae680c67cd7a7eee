import { expect, test } from 'vitest'
import core from './core.json' with { type: 'json' }
import decks from './decks/core.json' with { type: 'json' }
import startup from './decks/startup.json' with { type: 'json' }
import teaching from './decks/system-gateway.json' with { type: 'json' }
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
  ...['faces', 'quantity'],
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

const listed = (of: readonly { cards: readonly (readonly (string | number)[])[] }[]) =>
  of.map(({ cards }) => cards.reduce((sum, [, count]) => sum + Number(count), 0))

test('System Gateway has two decks to learn with, which play to 6 points, and both with more cards', () => {
  const printed = new Map<string, Printed>(gateway.map(card => [card.id, card]))
  expect(teaching.map(({ side, winAt }) => [side, winAt])).toEqual([
    ['corp', 6],
    ['runner', 6],
    ['corp', undefined],
    ['runner', undefined],
  ])
  expect(listed(teaching)).toEqual([34, 30, 44, 40])
  for (const { identity, name, cards } of teaching) {
    expect(printed.get(identity)).toMatchObject({ type: 'identity', title: name })
    for (const [id, count] of cards) expect(count).toBeLessThanOrEqual(printed.get(`${id}`)?.quantity ?? 0)
  }
})

test('there are eight Startup decks: one of each faction and one of neutral cards', () => {
  const printed = new Map<string, Printed>(
    [...gateway, ...elevation, ...vantage].map(card => [card.id, card]),
  )
  expect(startup.map(({ id }) => id)).toEqual([
    ...['startup_haas_bioroid', 'startup_jinteki', 'startup_nbn', 'startup_weyland_consortium'],
    ...['startup_anarch', 'startup_criminal', 'startup_shaper', 'startup_surprise'],
  ])
  for (const { identity, name, side, faction } of startup)
    expect(printed.get(identity)).toMatchObject({ type: 'identity', title: name, side, faction })
})
