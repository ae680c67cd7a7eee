import { expect, test } from 'vitest'
import { shift } from './follow-run.ts'

test('what can be seen stays where it is, and what cannot comes no further than it must', () => {
  expect(shift(20, 40, 0, 100)).toBe(0)
  expect(shift(-30, -10, 0, 100)).toBe(-30)
  expect(shift(90, 130, 0, 100)).toBe(30)
})

test('of what is larger than its place the beginning is shown', () => {
  expect(shift(-20, 150, 0, 100)).toBe(-20)
  expect(shift(40, 190, 0, 100)).toBe(40)
})
