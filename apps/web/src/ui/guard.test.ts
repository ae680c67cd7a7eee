import { expect, test } from 'vitest'
import { isStray, questionShown } from './guard.ts'

test('the second half of a double click does not answer the next question, a later click does', () => {
  questionShown(7, 1000)
  expect(isStray(2, 1100)).toBe(true)
  expect(isStray(1, 1100)).toBe(false)
  expect(isStray(2, 1400)).toBe(false)
  questionShown(7, 1390)
  expect(isStray(2, 1400)).toBe(false)
})
