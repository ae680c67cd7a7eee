import { expect, test } from 'vitest'
import { winnerOf } from './match-score.tsx'

const half = (points: number, agenda: number) => ({ points, agenda })

test('points decide a match, then agenda points, and then nothing', () => {
  expect(winnerOf({ corp: half(6, 7), runner: half(0, 12) })).toBe('corp')
  expect(winnerOf({ corp: half(3, 9), runner: half(3, 11) })).toBe('runner')
  expect(winnerOf({ corp: half(4, 7), runner: half(1, 8) })).toBe('corp')
  expect(winnerOf({ corp: half(2, 5), runner: half(2, 5) })).toBeNull()
})
