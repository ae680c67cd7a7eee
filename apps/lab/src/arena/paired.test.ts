import type { Side } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { Played } from './match.ts'
import { calibrationOf, forecastsOf, resultOf } from './paired.ts'

const wonBy = (...winners: Side[]): Played[] =>
  winners.map(winner => ({ winner, how: 'points', turns: 20, decisions: [] }))

test('a pair is won once by whoever has the better side in both games, and its spread is small', () => {
  const { asCorp, asRunner, inPairs, both, one, none } = resultOf({
    asCorp: wonBy('corp', 'corp', 'corp', 'corp', 'corp', 'corp', 'corp', 'runner'),
    asRunner: wonBy('corp', 'corp', 'corp', 'corp', 'corp', 'corp', 'runner', 'corp'),
  })
  expect([both, one, none]).toEqual([1, 6, 1])
  expect(asCorp.share).toBe(7 / 8)
  expect(asRunner.share).toBe(1 / 8)
  expect(inPairs.share).toBe(0.5)
  expect(inPairs.to - inPairs.from).toBeLessThan(asCorp.to - asCorp.from)
})

test('chances stand in their bins beside what came of them', () => {
  const decided = (expected: number | null, turn: number) => ({
    side: 'corp' as const,
    turn,
    cpu: 1,
    expected,
  })
  const games: Played[] = [
    {
      winner: 'corp',
      how: 'points',
      turns: 8,
      decisions: [decided(0.71, 1), decided(1, 8), decided(null, 8)],
    },
    { winner: 'runner', how: 'points', turns: 8, decisions: [decided(0.79, 2)] },
  ]
  expect(calibrationOf(forecastsOf(games, 'corp'))).toEqual([
    { name: '70 to 80 %', count: 2, expected: 0.75, won: 0.5 },
    { name: '90 to 100 %', count: 1, expected: 1, won: 1 },
    { name: 'early', count: 2, expected: 0.75, won: 0.5 },
    { name: 'late', count: 1, expected: 1, won: 1 },
  ])
  expect(forecastsOf(games, 'runner')).toEqual([])
})
