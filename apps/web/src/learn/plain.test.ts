import { beforeEach, expect, test, vi } from 'vitest'
import { noteEnd } from '../local/won.ts'
import { choosePlain, isPlainAt, notePlayedWhole, noteShown, plainChoice, timesShown } from './plain.ts'

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => held.get(place) ?? null,
    setItem: (place: string, text: string) => held.set(place, text),
  })
})

test('places are told plainly in lessons and guided games, before anybody has chosen it', () => {
  expect(isPlainAt('lesson')).toBe(true)
  expect(isPlainAt('guided')).toBe(true)
  expect(isPlainAt('game')).toBe(false)
})

test('after a whole game the real words are enough, until somebody chooses plain ones again', () => {
  notePlayedWhole()
  expect(isPlainAt('lesson')).toBe(false)
  choosePlain('games')
  expect(isPlainAt('lesson')).toBe(true)
  expect(isPlainAt('game')).toBe(true)
  notePlayedWhole()
  expect(plainChoice()).toBe('nowhere')
})

test('who has won before there were plain words does without them', () => {
  noteEnd('runner', 'runner')
  expect(isPlainAt('lesson')).toBe(false)
})

test('each word is counted by itself, and from the beginning for whoever chooses them anew', () => {
  noteShown(['hq', 'grip'])
  noteShown(['hq'])
  expect([timesShown('hq'), timesShown('grip'), timesShown('stack')]).toEqual([2, 1, 0])
  notePlayedWhole()
  expect(timesShown('hq')).toBe(2)
  choosePlain('lessons')
  expect(timesShown('hq')).toBe(0)
})
