import type { Analysis } from '@paydata/bots/analysis'
import { afterEach, expect, test, vi } from 'vitest'
import { keepAnalysis, keptAnalysis } from './kept.ts'

const analysis: Analysis = {
  seed: 'seed',
  sides: ['corp'],
  points: [{ step: 3, turn: 1, side: 'corp', corp: { all: 0.5, corp: 0.5, runner: 0.4 } }],
  missed: [],
  costly: [],
  decisions: 7,
  answers: 40,
}

/** A browser that stores so many characters. */
function browserWith(room: number): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new Error('no room')
      stored.set(name, value)
    },
  })
  return stored
}
afterEach(() => vi.unstubAllGlobals())

test('the analysis of a game is kept beside those of other games, and the oldest make room', () => {
  browserWith(1_000_000)
  keepAnalysis('first', analysis)
  for (let i = 0; i < 19; i++) keepAnalysis(`game ${i}`, { ...analysis, decisions: i })
  expect(keptAnalysis('first')).toEqual(analysis)
  expect(keptAnalysis('game 18')?.decisions).toBe(18)
  keepAnalysis('another', analysis)
  expect(keptAnalysis('first')).toBeNull()
})

test('what another release has stored is not used', () => {
  const stored = browserWith(1_000_000)
  stored.set('paydata/analyses', JSON.stringify([{ name: 'game', analysis: { decisions: 3 } }, 7]))
  expect(keptAnalysis('game')).toBeNull()
  stored.set('paydata/analyses', 'nonsense')
  expect(keptAnalysis('game')).toBeNull()
})

test('a browser that stores nothing makes the analysis anew', () => {
  browserWith(0)
  keepAnalysis('game', analysis)
  expect(keptAnalysis('game')).toBeNull()
})
