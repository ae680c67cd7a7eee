import { cardOf } from '@paydata/cards/catalogue'
import { publishedFormats as written } from '@paydata/cards/published/formats'
import { violationText } from '@paydata/words/decks-in-english'
import { expect, test } from 'vitest'
import { namedDeck, pools, violationsOf } from './index.ts'
import type { Copies } from './model.ts'
import { restrictionOf } from './restrictions.ts'

const zahya = 'zahya_sadeghi_versatile_smuggler'
const weyland = 'weyland_consortium_built_to_last'

const told = (
  identity: string,
  cards: readonly Copies[],
  pool: keyof typeof pools,
  day?: string,
): readonly string[] =>
  violationsOf(namedDeck('', identity, cards), pools[pool], day)
    .filter(({ rule, why }) => rule === '1.4.8' && why !== 'notInPool')
    .map(violationText)

test('a format names each list with the day it begins, the oldest first, and cards by their ids', () => {
  for (const { id, lists } of written) {
    const days = lists.map(({ from }) => from)
    expect(days, id).toEqual(days.toSorted())
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('CR 1.4.8: a card that is banned in a format is legal in others, and before the list began', () => {
  expect(told(zahya, [['cleaver', 3]], 'startup')).toEqual([
    'Cleaver is banned by Startup Balance Update 26.05 (CR 1.4.8).',
  ])
  expect(told(zahya, [['cleaver', 3]], 'system-gateway')).toEqual([])
  expect(told(zahya, [['cleaver', 3]], 'startup', '2026-04-30')).toEqual([])
  expect(told(zahya, [['cleaver', 3]], 'startup', '2026-05-01')).toHaveLength(1)
})

test('CR 1.4.8: an identity is banned like any other card', () => {
  expect(told('nbn_reality_plus', [], 'startup')).toEqual([
    'NBN: Reality Plus is banned by Startup Balance Update 26.05 (CR 1.4.8).',
  ])
})

test('CR 1.4.8: in Startup a deck holds four agendas worth 3 points, and not five', () => {
  const agendas = (count: number): readonly Copies[] => [
    ['send_a_message', 3],
    ['next_big_thing', count - 3],
  ]
  const of = (count: number) =>
    told(weyland, agendas(count), 'startup').filter(text => text.includes('3 points'))
  expect(cardOf('next_big_thing')?.points).toBe(3)
  expect(of(4)).toEqual([])
  expect(of(5)).toEqual([
    'The deck has 5 agendas worth 3 points, and Startup Balance Update 26.05 allows 4 (CR 1.4.8).',
  ])
})

test('CR 1.4.8: in Eternal cards come to at most 7 points, and copies of one count once', () => {
  const of = (...cards: readonly Copies[]) =>
    told(zahya, cards, 'eternal').filter(text => text.includes('points in'))
  expect(of(['rumor_mill', 3], ['account_siphon', 3])).toEqual([])
  expect(of(['rumor_mill', 3], ['account_siphon', 3], ['deja_vu', 1])).toEqual([
    'The cards of the deck come to 8 points in Eternal Points List 26.03, which allows 7 (CR 1.4.8).',
  ])
})

test('the newest list that had begun holds on a day, and one that is announced holds from its own', () => {
  expect(restrictionOf('standard', '2026-07-31')?.name).toBe('Standard Ban List 26.05')
  expect(restrictionOf('standard', '2026-08-01')?.name).toBe('Standard Balance Update 26.08')
  expect(restrictionOf('standard', '2020-01-01')).toBeUndefined()
  expect(restrictionOf('core')).toBeUndefined()
})
