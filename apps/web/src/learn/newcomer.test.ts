import { beforeEach, expect, test, vi } from 'vitest'
import type { LocalSetup } from '../local/beginning.ts'
import { noteEnd } from '../local/won.ts'
import { isTold, noteTold, setTelling, telling, wasTold } from './newcomer.ts'

const setup: LocalSetup = {
  beginning: {
    begin: 'new',
    seed: 'x',
    decks: { corp: null, runner: null },
    format: 'system-gateway',
    edition: '26.03',
  },
  seat: 'runner',
  level: 'sensible',
  own: null,
  pace: 0,
}

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => held.get(place) ?? null,
    setItem: (place: string, text: string) => held.set(place, text),
  })
})

test('who has never won against the computer is told what happens, each thing once', () => {
  expect(isTold(setup)).toBe(true)
  expect(wasTold('tag')).toBe(false)
  noteTold('tag')
  expect([wasTold('tag'), wasTold('trace')]).toEqual([true, false])
  noteEnd('runner', 'corp')
  expect(isTold(setup)).toBe(true)
})

test('who has won a game, or wants no more of it, is told nothing', () => {
  noteEnd('runner', 'runner')
  expect(isTold(setup)).toBe(false)
  localStorage.setItem('paydata/won', 'no')
  expect(isTold(setup)).toBe(true)
  setTelling('nothing')
  expect(isTold(setup)).toBe(false)
})

test('who wants to be told again is told everything again, also after a game that was won', () => {
  noteTold('trace')
  setTelling('nothing')
  noteEnd('runner', 'runner')
  expect([telling(), wasTold('trace')]).toEqual(['nothing', true])
  setTelling('all')
  expect([telling(), isTold(setup), wasTold('trace')]).toEqual(['all', true, false])
})

test('a lesson, a card that is tried out and a game of computers tell nothing', () => {
  expect(isTold({ ...setup, beginning: { begin: 'lesson', lesson: 'steal', part: 0 } })).toBe(false)
  expect(isTold({ ...setup, beginning: { begin: 'card', card: 'hedge_fund', edition: '26.03' } })).toBe(false)
  expect(isTold({ ...setup, seat: 'spectator' })).toBe(false)
  expect(isTold({ ...setup, seat: 'both' })).toBe(false)
})
