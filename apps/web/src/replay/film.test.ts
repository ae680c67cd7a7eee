import { expect, test } from 'vitest'
import { stepsSince } from './engine/steps-since.ts'
import type { Outline } from './film.ts'
import { decisiveIn, momentFrom, momentText, stepFrom } from './film.ts'

const outline: Outline = {
  last: 8,
  rest: 0,
  weights: [3, 0, 1, 2, 0, 1, 3, 0, 0],
  marks: [],
  players: { corp: '', runner: '' },
  edition: '26.03',
  sets: null,
  result: null,
}

test('a player can step to the next visible change, action or turn', () => {
  expect(stepFrom(outline, 0, 1, 1)).toBe(2)
  expect(stepFrom(outline, 2, 1, 2)).toBe(3)
  expect(stepFrom(outline, 0, 1, 3)).toBe(6)
  expect(stepFrom(outline, 6, -1, 2)).toBe(3)
})

test('a step beyond the last one leads to the end of the game, and backwards to its beginning', () => {
  expect(stepFrom(outline, 6, 1, 1)).toBe(8)
  expect(stepFrom(outline, 8, 1, 1)).toBe(8)
  expect(stepFrom(outline, 2, -1, 3)).toBe(0)
})

test('a link leads to the step at which it was made', () => {
  expect(momentFrom(`#${momentText(120, 'corp')}`)).toEqual({ step: 120, eye: 'corp' })
})

test('a link that names no step leads to the beginning', () => {
  for (const text of ['', '#', '#later', '#-3', '#1.god.mode'])
    expect(momentFrom(text)).toEqual({ step: 0, eye: null })
  expect(momentFrom('#7.god')).toEqual({ step: 7, eye: null })
})

test('only what a replay goes on to is told as having happened', () => {
  expect(stepsSince(7, 9)).toEqual([8, 9])
  expect(stepsSince(9, 7)).toEqual([])
  expect(stepsSince(null, 7)).toEqual([])
  expect(stepsSince(7, 200)).toEqual([])
})

test('an agenda decides a game that is won by points, and the last answer every other', () => {
  const marks = [
    { step: 4, what: 'turn', turn: 2, side: 'runner' },
    { step: 6, what: 'stolen', turn: 2, side: 'runner', agenda: 'Hostile Takeover' },
    { step: 8, what: 'turn', turn: 3, side: 'corp' },
    { step: 9, what: 'scored', turn: 3, side: 'corp', agenda: 'Offworld Office' },
  ] as const
  const ended = { ...outline, marks, last: 9, rest: 0 }
  expect(decisiveIn({ ...ended, result: { winner: 'runner', how: 'points' } })).toMatchObject(marks[1])
  expect(decisiveIn({ ...ended, result: { winner: 'corp', how: 'flatline' } })).toEqual({
    what: 'end',
    how: 'flatline',
    step: 9,
    turn: 3,
    side: 'corp',
  })
  expect(decisiveIn({ ...ended, result: null })).toBeNull()
})
