import { expect, test } from 'vitest'
import { median, quantile, table } from './report.ts'

test('a median is in the middle, and most of the values are below the 95th part', () => {
  expect(median([9, 1, 5])).toBe(5)
  const values = Array.from({ length: 100 }, (_, i) => i + 1)
  expect(quantile(values, 0.95)).toBe(95)
  expect(quantile([7], 0.95)).toBe(7)
})

test('what misses its demand is marked, and what has none is only told', () => {
  const lines = table([
    { what: 'lobby', unit: 's', demand: 3, reached: 2.5 },
    { what: 'table', unit: 's', demand: 4, reached: 4.25 },
    { what: 'worker', unit: 'kB', demand: null, reached: 120 },
  ]).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).not.toContain('MISSED')
  expect(lines[2]).toMatch(/≤ 4.00 s +4.25 s +MISSED/)
  expect(lines[3]).toMatch(/worker +120 kB$/)
})
