import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newLedger, pauseOfPair, seasonAt } from './ledger.ts'
import { recovered, simulated } from './simulated.ts'

const game = (at: number, more: object = {}) => ({
  corp: 'ada',
  runner: 'bob',
  format: 'startup',
  winner: 'corp' as const,
  at,
  ...more,
})

test('each side and each format has a rating of its own', () => {
  const ledger = newLedger()
  ledger.enter(game(0))
  expect(ledger.standing('ada', 'corp', 'startup')).toMatchObject({ games: 1, at: 0 })
  expect(ledger.standing('ada', 'corp', 'startup')?.rating).toBeGreaterThan(1500)
  expect(ledger.standing('bob', 'runner', 'startup')?.rating).toBeLessThan(1500)
  for (const [player, side, format] of [
    ['ada', 'runner', 'startup'],
    ['ada', 'corp', 'standard'],
    ['bob', 'corp', 'startup'],
  ] as const)
    expect(ledger.standing(player, side, format)).toBeNull()
})

test('a second game of the same two within ten minutes is for no points, whoever plays which side', () => {
  const ledger = newLedger()
  ledger.enter(game(0))
  const before = ledger.standing('ada', 'corp', 'startup')
  expect(ledger.enter(game(pauseOfPair - 1, { corp: 'bob', runner: 'ada' }))).toBeNull()
  expect(ledger.enter(game(pauseOfPair - 1))).toBeNull()
  expect(ledger.standing('ada', 'corp', 'startup')).toEqual(before)
  // Of the games that were for points.
  expect(ledger.enter(game(pauseOfPair))).not.toBeNull()
  expect(ledger.enter(game(pauseOfPair, { runner: 'cleo' }))).not.toBeNull()
})

test('what one player wins the other loses, if both were equally well known', () => {
  fc.assert(
    fc.property(fc.constantFrom('corp' as const, 'runner' as const, null), winner => {
      const { after } = newLedger().enter(game(0, { winner })) ?? expect.fail()
      expect(after.corp.rating - 1500).toBeCloseTo(1500 - after.runner.rating)
      expect(after.corp.deviation).toBe(after.runner.deviation)
    }),
  )
})

test('without a game the later ones are worked out as if it had never been', () => {
  const { ended } = simulated(20, 400, 3)
  const [all, without, again] = [newLedger(), newLedger(), newLedger()]
  for (const each of ended) for (const ledger of [all, again]) ledger.enter(each)
  for (const each of ended.toSpliced(100, 1)) without.enter(each)
  const ratings = (ledger: typeof all) =>
    Array.from({ length: 20 }, (_, nth) => ledger.standing(`p${nth}`, 'corp', 'all')?.rating)
  expect(ratings(again)).toEqual(ratings(all))
  // Everybody played with somebody who had played with those two.
  expect(ratings(without).filter((rating, nth) => rating === ratings(all)[nth])).toEqual([])
})

test('the order of true strengths is found', () => {
  const { corp, runner } = recovered(100, 20_000, 49)
  expect(Math.min(corp, runner)).toBeGreaterThanOrEqual(0.98)
})

test('a season is three months', () => {
  expect(seasonAt(Date.UTC(2026, 0, 1))).toBe('2026-1')
  expect(seasonAt(Date.UTC(2026, 2, 31, 23, 59))).toBe('2026-1')
  expect(seasonAt(Date.UTC(2026, 10, 29))).toBe('2026-4')
})
