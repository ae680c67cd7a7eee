import { expect, test } from 'vitest'
import { eloOf, shareOf } from './strength.ts'

test('the interval holds the share and becomes narrower with more games', () => {
  const few = shareOf(30, 40)
  const many = shareOf(300, 400)
  expect(few).toMatchObject({ share: 0.75, from: expect.closeTo(0.598, 3), to: expect.closeTo(0.858, 3) })
  expect(many.to - many.from).toBeLessThan((few.to - few.from) / 3)
  expect(shareOf(40, 40)).toMatchObject({ share: 1, from: expect.closeTo(0.912, 3), to: 1 })
})

test('players who win as often as each other are of the same strength, and ten to one is 400 points', () => {
  expect(eloOf(50, 100)).toBe(0)
  expect(eloOf(1000, 1100)).toBeCloseTo(400)
  expect(eloOf(0, 100)).toBeCloseTo(-eloOf(100, 100))
})
