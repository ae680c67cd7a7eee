import { expect, test } from 'vitest'
import { shift } from './follow-run.ts'

test('a box in view does not move, and one outside moves no further than it must', () => {
  expect(shift(20, 40, 0, 100)).toBe(0)
  expect(shift(-30, -10, 0, 100)).toBe(-30)
  expect(shift(90, 130, 0, 100)).toBe(30)
})

test('of a box larger than its place, the beginning is shown', () => {
  expect(shift(-20, 150, 0, 100)).toBe(-20)
  expect(shift(40, 190, 0, 100)).toBe(40)
})
