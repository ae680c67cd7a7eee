import { lessonIds } from '@paydata/lessons'
import { puzzleNamed, puzzles } from '@paydata/puzzles'
import { beforeEach, expect, test, vi } from 'vitest'
import { isWanted, nextAfter, puzzleOfDay } from './choosing.ts'
import { noteTry, puzzleStates } from './progress.ts'

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => held.get(place) ?? null,
    setItem: (place: string, text: string) => held.set(place, text),
  })
})

test('the puzzle of a day is the same for all of the day, and another one the day after', () => {
  const morning = puzzleOfDay(puzzles, new Date('2026-12-01T00:00:00Z'))
  expect(puzzleOfDay(puzzles, new Date('2026-12-01T23:59:59Z'))).toBe(morning)
  expect(puzzleOfDay(puzzles, new Date('2026-12-02T00:00:00Z'))).not.toBe(morning)
  expect(puzzleOfDay([], new Date('2026-12-01T00:00:00Z'))).toBeNull()
})

test('puzzles are wanted by side and by rating', () => {
  const inside = puzzleNamed('inside')
  expect(isWanted(inside, { side: 'both', rating: 'any' })).toBe(true)
  expect(isWanted(inside, { side: 'corp', rating: 'any' })).toBe(false)
  expect(isWanted(inside, { side: 'runner', rating: 'medium' })).toBe(true)
  expect(isWanted(inside, { side: 'runner', rating: 'hard' })).toBe(false)
})

test('a new puzzle comes next, and one that was missed comes back when all others are solved', () => {
  const [first, second, third] = [puzzleNamed('inside'), puzzleNamed('bioroid'), puzzleNamed('stimhack')]
  const three = [first, second, third]
  const after = (state: Partial<Record<string, 'solved' | 'tried'>>) =>
    nextAfter(first, three, id => state[id] ?? 'new')
  expect(after({})).toBe(second)
  expect(after({ bioroid: 'tried' })).toBe(third)
  expect(after({ bioroid: 'tried', stimhack: 'solved' })).toBe(second)
  expect(after({ bioroid: 'solved', stimhack: 'solved' })).toBeNull()
})

test('a puzzle that was solved stays solved', () => {
  expect(puzzleStates()('inside')).toBe('new')
  noteTry('inside', 'tried')
  expect(puzzleStates()('inside')).toBe('tried')
  noteTry('inside', 'solved')
  noteTry('inside', 'tried')
  expect(puzzleStates()('inside')).toBe('solved')
})

test('a puzzle and a lesson never have the same address, which is of small letters', () => {
  const ids = puzzles.map(({ id }) => id)
  expect(new Set([...ids, ...lessonIds, 'puzzles', 'runner', 'corp']).size).toBe(
    ids.length + lessonIds.length + 3,
  )
  expect(ids.filter(id => !/^[a-z]{1,20}$/.test(id))).toEqual([])
})
