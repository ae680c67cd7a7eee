import { beforeEach, expect, test } from 'vitest'
import type { KeptReplay } from './kept-replays.ts'
import { keepReplay, keptReplays, lastReplay } from './kept-replays.ts'

let room = Number.POSITIVE_INFINITY
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, text: string) {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, text)
  },
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  stored.clear()
  room = Number.POSITIVE_INFINITY
})

const ended = (at: number, length = 10): KeptReplay => ({
  at,
  seat: 'corp',
  winner: 'runner',
  decks: { corp: 'One', runner: 'Other' },
  replay: 'r'.repeat(length),
})
const times = () => keptReplays().map(({ at }) => at)

test('games are kept, the newest first, and the last one is the one to show', () => {
  expect(lastReplay()).toBeNull()
  keepReplay(ended(1))
  keepReplay({ ...ended(2), replay: 'the last' })
  expect(times()).toEqual([2, 1])
  expect(lastReplay()).toBe('the last')
})

test('the oldest make room: there are at most twenty, and no more than fit', () => {
  for (let at = 1; at <= 25; at++) keepReplay(ended(at))
  expect(times()).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i))
  keepReplay(ended(26, 2_499_000))
  expect(times().slice(0, 2)).toEqual([26, 25])
  expect(times().length).toBeLessThan(20)
  room = 500
  keepReplay(ended(27, 200))
  expect(times()[0]).toBe(27)
  expect(times()).not.toContain(26)
})

test('what is damaged is passed over, and the game that a release before has kept is found', () => {
  stored.set('paydata/replays', JSON.stringify([{ at: 1 }, null, ended(3)]))
  expect(times()).toEqual([3])
  stored.set('paydata/replays', 'nothing to read')
  stored.set('paydata/replay', 'of before')
  expect(keptReplays()).toEqual([])
  expect(lastReplay()).toBe('of before')
})

test('a browser that stores nothing loses the replay, and nothing fails', () => {
  room = 0
  keepReplay(ended(1))
  expect(keptReplays()).toEqual([])
})
