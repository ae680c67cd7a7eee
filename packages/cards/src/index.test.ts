import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineCards } from '@paydata/engine/vocabulary'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import coreFacts from '../data/core.json' with { type: 'json' }
import decks from '../data/decks/core.json' with { type: 'json' }
import { cards, sets } from './index.ts'
import { printedIn } from './printed.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const known = new Set(cards.map(card => card.is))

test('every card of the Core Set can be played with', () => {
  expect(coreFacts.map(card => card.id).filter(id => !known.has(id))).toEqual([])
})

test('every card says what can be said, as is asked of cards that a script writes', () => {
  const ofNoSet = cards.map(card => ({ ...card, set: undefined }))
  expect(defineCards('of no set', ofNoSet).cards.size).toBe(cards.length)
})

test('so can all starter decks', () => {
  const needed = decks.flatMap(deck => [deck.identity, ...deck.cards.map(([id]) => id)])
  expect(needed.filter(id => !known.has(String(id)))).toEqual([])
})

test('every card that has a file is in the list of its set, and is printed in it', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).map(file =>
    file.replaceAll('\\', '/'),
  )
  for (const [set, defined] of Object.entries(sets)) {
    const written = files.filter(file => file.startsWith(`${set}/`) && /(?<!\.test)\.ts$/.test(file))
    const own = written.map(file => file.replace(/^.*\/|\.ts$/g, '').replaceAll('-', '_')).sort()
    expect(own).toEqual(cards.flatMap(each => (each.set === set ? each.is : [])).sort())
    expect(own.filter(id => !defined.some(({ is }) => is === id))).toEqual([])
  }
})

test('a card that is printed again is in each of its sets, and once among all cards', () => {
  const isIn = (set: string) => sets[set]?.some(({ is }) => is === 'sure_gamble')
  expect([isIn('core'), isIn('system-gateway'), isIn('vantage-point')]).toEqual([true, true, false])
  expect(cards.filter(({ is }) => is === 'sure_gamble').map(({ set }) => set)).toEqual(['core'])
})

test('every card has a test beside it', () => {
  const untested = cards.filter(
    ({ is, set }) => !existsSync(`${here}${set}/${is.replaceAll('_', '-')}.test.ts`),
  )
  expect(untested.map(({ is }) => is)).toEqual([])
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
  expect(printedIn({ ...facts, advancement: 'X' })).toMatchObject({ advancement: 'X' })
  expect(() => printedIn({ ...facts, side: 'both' })).toThrow('x: side is "both"')
  expect(() => printedIn({ ...facts, cost: '3' })).toThrow('x: cost is "3"')
})

test('a card says the same in each set it is printed in', () => {
  const first = new Map(cards.map(card => [card.is, card]))
  for (const { set: _, ...card } of Object.values(sets).flat()) expect(first.get(card.is)).toMatchObject(card)
})
