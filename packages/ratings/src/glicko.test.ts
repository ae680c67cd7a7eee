import { expect, test } from 'vitest'
import { isProvisional, rated, rested, unknown } from './glicko.ts'

const known = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 })

test('the example of the paper: a player of 1500 wins one game and loses two', () => {
  const outcomes = [
    { against: known(1400, 30), score: 1 },
    { against: known(1550, 100), score: 0 },
    { against: known(1700, 300), score: 0 },
  ] as const
  const after = rated(known(1500, 200), outcomes, 1, 0.5)
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 2)
  expect(after.volatility).toBeCloseTo(0.05999, 4)
})

test('a victory over a stronger player is worth more than one over a weaker', () => {
  const gained = (rating: number) =>
    rated(known(1500, 100), [{ against: known(rating, 60), score: 1 }], 1).rating - 1500
  expect(gained(1800)).toBeGreaterThan(gained(1500))
  expect(gained(1500)).toBeGreaterThan(gained(1200))
  expect(gained(1200)).toBeGreaterThan(0)
})

test('what surprises makes volatile, and what was expected does not', () => {
  const wins = (rating: number) => rated(known(1500, 60), [{ against: known(rating, 60), score: 1 }], 1)
  expect(wins(2600).volatility).toBeGreaterThan(0.06)
  expect(wins(1400).volatility).toBeLessThan(0.06)
})

test('nobody is surer than 45 or less sure than 500, and a pause of years makes unsure again', () => {
  let rating = unknown
  for (let nth = 0; nth < 500; nth++)
    rating = rated(rating, [{ against: known(1500, 45), score: nth % 2 === 0 ? 1 : 0 }], 0)
  expect(rating.deviation).toBe(45)
  expect(isProvisional(rating)).toBe(false)
  expect(isProvisional(rested(rating, 0.21436 * 365))).toBe(true)
  expect(rested(rating, 1e6)).toMatchObject({ rating: rating.rating, deviation: 500 })
})
