import { cards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { expect, test } from 'vitest'
import { subjectOf } from '../cards/facts.ts'
import { pictureOf } from './art.ts'

await loadSets(null)
const pictures = cards.map(({ is }) => pictureOf(subjectOf(is)))

test('a card has the same picture every time, and no two cards have the same', () => {
  expect(cards.map(({ is }) => pictureOf(subjectOf(is)))).toEqual(pictures)
  expect(new Set(pictures).size).toBe(cards.length)
})

test('a picture is small and draws nothing that is not a number', () => {
  for (const picture of pictures) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    expect(picture.length).toBeLessThan(24_000)
  }
})

test('every type of card has a picture of its kind', () => {
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
      pictureOf({ title: 'Untitled', type }).match(/<(rect|path|circle|polygon|ellipse)/g)?.length,
    ).toBeGreaterThan(5)
})
