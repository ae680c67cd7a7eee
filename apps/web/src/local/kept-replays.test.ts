import { beforeEach, expect, test } from 'vitest'
import type { EndedGame } from './kept-replays.ts'
import { keepReplay, keptGames, lastReplay, replayOf } from './kept-replays.ts'

let room = Number.POSITIVE_INFINITY
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => stored.delete(key),
  setItem(key: string, text: string) {
    const others = [...stored].reduce((sum, [each, kept]) => sum + (each === key ? 0 : kept.length), 0)
    if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, text)
  },
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  stored.clear()
  room = Number.POSITIVE_INFINITY
})

const ended = (at: number, length = 10): EndedGame => ({
  at,
  seat: 'corp',
  winner: 'runner',
  decks: { corp: 'One', runner: 'Other' },
  replay: 'r'.repeat(length),
})
const times = () => keptGames().map(({ at }) => at)

test('games are kept, the newest first, and the last one is the one to show', () => {
  expect(lastReplay()).toBeNull()
  keepReplay(ended(1))
  keepReplay({ ...ended(2), replay: 'the last' })
  expect(times()).toEqual([2, 1])
  expect(lastReplay()).toBe('the last')
  expect(replayOf('1')).toBe('r'.repeat(10))
})

test('the list of games holds no replay, and says by which rules each was played', () => {
  keepReplay({ ...ended(1), replay: JSON.stringify({ setup: { edition: '2012' }, answers: [] }) })
  const { decks, seat, winner } = ended(1)
  expect(keptGames()).toEqual([{ at: 1, decks, seat, winner, edition: '2012', size: 41 }])
})

test('the oldest make room: there are at most twenty, and no more than fit', () => {
  for (let at = 1; at <= 25; at++) keepReplay(ended(at))
  expect(times()).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i))
  keepReplay(ended(26, 2_499_900))
  expect(times()).toEqual([26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16])
  room = 500
  keepReplay(ended(27, 200))
  expect(times()).toEqual([27])
  expect([...stored.keys()]).toEqual(['paydata/replays', 'paydata/replays/27'])
})

test('a game for which there is no room at all is lost, and no other', () => {
  keepReplay(ended(1))
  keepReplay(ended(2))
  room = 1000
  keepReplay(ended(3, 2000))
  expect(times()).toEqual([2, 1])
  expect([replayOf(1), replayOf(2), replayOf(3)]).toEqual(['r'.repeat(10), 'r'.repeat(10), null])
})

test('what is damaged is passed over, and the game that a release before has kept is found', () => {
  stored.set('paydata/replays', JSON.stringify([{ at: 1 }, null, ended(3)]))
  expect(times()).toEqual([3])
  stored.set('paydata/replays', 'nothing to read')
  stored.set('paydata/replay', 'of before')
  expect(keptGames()).toEqual([])
  expect(lastReplay()).toBe('of before')
})

test('replays that a release before kept in the list move to places of their own, in hardly more room', () => {
  const older = JSON.stringify([ended(5, 400), ended(4, 300)])
  stored.set('paydata/replays', older)
  room = older.length + 50
  expect(times()).toEqual([5, 4])
  expect([replayOf(5), replayOf(4)]).toEqual(['r'.repeat(400), 'r'.repeat(300)])
  expect(stored.get('paydata/replays')).not.toContain('rrr')
  expect(times()).toEqual([5, 4])
})

test('a replay that is still in the list of a release before is found by its address', () => {
  stored.set('paydata/replays', JSON.stringify([ended(5, 400)]))
  expect(replayOf('5')).toBe('r'.repeat(400))
})

test('where replays cannot move out of the list they stay in it', () => {
  const older = JSON.stringify([ended(5, 400)])
  stored.set('paydata/replays', older)
  room = older.length
  expect(times()).toEqual([5])
  expect(replayOf(5)).toBe('r'.repeat(400))
  expect(times()).toEqual([5])
})

test('a browser that stores nothing loses the replay, and nothing fails', () => {
  room = 0
  keepReplay(ended(1))
  expect(keptGames()).toEqual([])
})
