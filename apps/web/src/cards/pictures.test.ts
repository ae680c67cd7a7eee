import type { Subject } from '@paydata/art'
import { allFigures, doingOf, pictureOf } from '@paydata/art'
import { cards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { moreReadyDecks } from '@paydata/decks/ready'
import { starterDecks } from '@paydata/decks/starter'
import { expect, test } from 'vitest'
import { subjectOf } from './facts.ts'

await loadSets(null)
const pictures = cards.map(({ is }) => pictureOf(subjectOf(is)))

test('there are at least 120 figures, each another one', () => {
  expect(new Set(allFigures).size).toBe(allFigures.length)
  expect(allFigures.length).toBeGreaterThanOrEqual(120)
})

test('a card has the same picture every time, and every card has another one', () => {
  expect(cards.map(({ is }) => pictureOf(subjectOf(is)))).toEqual(pictures)
  expect(new Set(pictures).size).toBe(cards.length)
})

test('a picture is small and contains no NaN', () => {
  for (const picture of pictures) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    expect(picture.length).toBeLessThan(24_000)
  }
})

test.each([
  ['hedge_fund', 'money', 'press'],
  ['palisade', 'wall', 'machine'],
  ['diviner', 'gate', 'damage'],
  ['corroder', 'hammer', 'mind'],
  ['snare', 'trap', 'damage'],
  ['akamatsu_mem_chip', 'board', 'machine'],
  ['account_siphon', 'run', 'trace'],
  ['priority_requisition', 'aim', 'machine'],
] as const)('the picture of %s is made of what the card does', (id, first, second) => {
  const card = cards.find(({ is }) => is === id) ?? expect.fail(`no card ${id}`)
  expect(doingOf(card)).toEqual({ first, second })
})

test('every type of card has a motif of its own', () => {
  for (const type of [
    'agenda',
    'asset',
    'ice',
    'operation',
    'upgrade',
    'event',
    'hardware',
    'program',
    'resource',
    'identity',
  ])
    expect(
      pictureOf({ id: 'untitled', type, doing: null }).match(/<(rect|path|circle|polygon|ellipse)/g)?.length,
    ).toBeGreaterThan(5)
})

test('an identity has the picture that its deck has, though no card is known where decks are chosen', () => {
  for (const { identity, faction } of [...starterDecks, ...moreReadyDecks]) {
    const plain: Subject = { id: identity, type: 'identity', faction, doing: null }
    expect(pictureOf(plain)).toBe(pictureOf(subjectOf(identity)))
  }
})
