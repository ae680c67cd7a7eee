import { cards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import type { Printed } from '@paydata/engine'
import { expect, test } from 'vitest'
import { subjectOf } from '../cards/facts.ts'
import { pictureOf } from './art.ts'

await loadSets(null)
const pictures = cards.map(({ is }) => pictureOf(subjectOf(is)))

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
      pictureOf({ title: 'Untitled', type }).match(/<(rect|path|circle|polygon|ellipse)/g)?.length,
    ).toBeGreaterThan(5)
})

/** What a player can tell from a distance: the figure and its hue. */
const seenFromFar = (picture: string): string => {
  const figure = /rotate\(-?\d+\)"><path d="([^"]{12})/.exec(picture)?.[1]
  const hue = /<path d="[^"]*" (?:fill="|fill="none" stroke=")hsl\((\d+)/.exec(
    picture.slice(picture.indexOf('scale(')),
  )?.[1]
  return `${figure} ${Math.round(Number(hue) / 18)}`
}

test.each([
  ['agendas', ({ type }: Printed) => type === 'agenda'],
  ['icebreakers', ({ subtypes = [] }: Printed) => subtypes.includes('icebreaker')],
] as const)('no two %s look alike', (_, isOne) => {
  const alike = cards.filter(({ printed }) => isOne(printed)).map(({ is }) => pictureOf(subjectOf(is)))
  expect(alike.length).toBeGreaterThan(10)
  expect(new Set(alike.map(seenFromFar)).size).toBe(alike.length)
})
