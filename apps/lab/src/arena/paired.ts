import type { Side } from '@paydata/engine'
import type { Played } from './match.ts'
import type { Share } from './strength.ts'
import { shareOf, z } from './strength.ts'

/** Games of one bot against another, each of the same seed and decks as that with the sides changed. */
export interface Pairs {
  readonly asCorp: readonly Played[]
  readonly asRunner: readonly Played[]
}

/** What a bot won: by side, and in pairs, of which each is 0, a half or 1. */
export interface Result {
  readonly asCorp: Share
  readonly asRunner: Share
  readonly inPairs: Share
  /** How many pairs it won both games of, one, or none. */
  readonly both: number
  readonly one: number
  readonly none: number
}

export function resultOf({ asCorp, asRunner }: Pairs): Result {
  const corp = asCorp.map(({ winner }) => (winner === 'corp' ? 1 : 0))
  const runner = asRunner.map(({ winner }) => (winner === 'runner' ? 1 : 0))
  const scores = corp.map((won, nth) => (won + (runner[nth] ?? 0)) / 2)
  return {
    asCorp: shareOf(sumOf(corp), corp.length),
    asRunner: shareOf(sumOf(runner), runner.length),
    inPairs: shareInPairs(scores),
    both: scores.filter(score => score === 1).length,
    one: scores.filter(score => score > 0 && score < 1).length,
    none: scores.filter(score => score === 0).length,
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** Decks and seeds that favour a side do so in one game for it and in the other against it, so pairs differ less than games. */
function shareInPairs(scores: readonly number[]): Share {
  const share = sumOf(scores) / scores.length
  const spread = sumOf(scores.map(score => (score - share) ** 2)) / Math.max(1, scores.length - 1)
  // With no pair that differs nothing is known of the spread, so the widest that there can be for so many is taken.
  const reach = spread === 0 ? z / (2 * scores.length) : z * Math.sqrt(spread / scores.length)
  return { share, from: Math.max(0, share - reach), to: Math.min(1, share + reach) }
}

/** A chance that a bot expected, how the game ended for it, and when it was: the part of the game's turns before it. */
export interface Forecast {
  readonly expected: number
  readonly won: boolean
  readonly when: number
}

export const forecastsOf = (games: readonly Played[], side: Side): readonly Forecast[] =>
  games.flatMap(({ winner, turns, decisions }) =>
    decisions.flatMap(({ side: by, expected, turn }) =>
      by === side && expected !== null ? [{ expected, won: winner === side, when: turn / (turns + 1) }] : [],
    ),
  )

/** What was expected on average of some decisions, and how many of them were in games that were won. */
export interface Calibration {
  readonly name: string
  readonly count: number
  readonly expected: number
  readonly won: number
}

const bins = 10
const thirds = ['early', 'middle', 'late'] as const

/** By what was expected, in ten bins, and by the thirds of the game. Empty ones are left out. */
export const calibrationOf = (forecasts: readonly Forecast[]): readonly Calibration[] => [
  ...partsOf(forecasts, bins, ({ expected }) => expected).map(({ nth, part }) =>
    averageOf(`${nth * 10} to ${nth * 10 + 10} %`, part),
  ),
  ...partsOf(forecasts, thirds.length, ({ when }) => when).map(({ nth, part }) =>
    averageOf(thirds[nth] ?? '', part),
  ),
]

function partsOf(forecasts: readonly Forecast[], count: number, by: (each: Forecast) => number) {
  const parts = Array.from({ length: count }, (_, nth) => ({
    nth,
    part: forecasts.filter(each => Math.min(count - 1, Math.floor(by(each) * count)) === nth),
  }))
  return parts.filter(({ part }) => part.length > 0)
}

const averageOf = (name: string, part: readonly Forecast[]): Calibration => ({
  name,
  count: part.length,
  expected: sumOf(part.map(({ expected }) => expected)) / part.length,
  won: part.filter(({ won }) => won).length / part.length,
})

/** What the decisions of a side took that were measured, in milliseconds of CPU. */
export const costsOf = (games: readonly Played[], side: Side): readonly number[] =>
  games.flatMap(({ decisions }) => decisions.flatMap(({ side: by, cpu }) => (by === side ? (cpu ?? []) : [])))

/** The average, the middle, and what one in a hundred exceeds. */
export function spreadOf(numbers: readonly number[]) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0
  return { mean: sumOf(sorted) / Math.max(1, sorted.length), middle: at(0.5), high: at(0.99) }
}
