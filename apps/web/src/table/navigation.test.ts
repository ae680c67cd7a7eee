import { expect, test } from 'vitest'
import type { Box } from './navigation.ts'
import { directions, distance } from './navigation.ts'

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const { right, down } = directions

test('a box behind the first one has no distance', () => {
  expect(distance(box(50, 0), box(0, 0), right)).toBeNull()
  expect(distance(box(0, 0), box(50, 0), right)).not.toBeNull()
})

test('of two boxes equally far along, the one straight ahead is nearer', () => {
  const ahead = distance(box(0, 0), box(40, 0), right) ?? 0
  const aside = distance(box(0, 0), box(40, 60), right) ?? 0
  expect(ahead).toBeLessThan(aside)
})

test('a wide row below is nearest, also from above its end', () => {
  const row = box(0, 100, 500, 20)
  const other = box(420, 300)
  expect(distance(box(450, 0), row, down) ?? 0).toBeLessThan(distance(box(450, 0), other, down) ?? 0)
})
