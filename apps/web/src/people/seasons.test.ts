import { expect, test } from 'vitest'
import { seasonAfter, seasonBefore, seasonIn } from './seasons.ts'

test('seasons follow each other over the years', () => {
  expect(seasonAfter(seasonIn('2026-4'))).toBe('2027-1')
  expect(seasonBefore(seasonIn('2027-1'))).toBe('2026-4')
  expect(seasonAfter(seasonIn('2026-1'))).toBe('2026-2')
  expect(seasonBefore(seasonIn('2026-2'))).toBe('2026-1')
})
