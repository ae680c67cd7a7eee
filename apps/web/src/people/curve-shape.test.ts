import { expect, test } from 'vitest'
import { curveShape, nearest, size } from './curve-shape.ts'

const game = (rating: number, deviation = 50) => ({ rating, deviation })

test('a better rating is higher in the picture, a later one further to the right, and all are in it', () => {
  const { points, marks } = curveShape([game(1500, 300), game(1600, 200), game(1550)])
  const [first, second, third] = points
  expect(second?.y).toBeLessThan(first?.y ?? 0)
  expect(third?.y).toBeGreaterThan(second?.y ?? 0)
  expect(third?.x).toBeGreaterThan(second?.x ?? 0)
  for (const { y } of [...points, ...marks]) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(size.height)
  }
  expect(marks.map(({ rating }) => rating)).toEqual([1200, 1300, 1400, 1500, 1600, 1700, 1800])
})

test('a single game has a picture too', () => {
  const { points, line } = curveShape([game(1500, 0)])
  expect(points).toHaveLength(1)
  expect(line).not.toContain('NaN')
})

test('the point nearest to the pointer is found', () => {
  const { points } = curveShape([game(1500), game(1510), game(1490)])
  expect(nearest(points, 0)).toBe(0)
  expect(nearest(points, size.width)).toBe(2)
  expect(nearest(points, points[1]?.x ?? 0)).toBe(1)
})
