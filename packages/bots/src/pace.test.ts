import { expect, test } from 'vitest'
import { diceOf } from './dice.ts'
import { paces, pauseBefore } from './pace.ts'

const pauses = (asks: 'action' | 'paidWindow' | 'reaction', name: keyof typeof paces): number[] => {
  const dice = diceOf('pace')
  return Array.from({ length: 200 }, () => pauseBefore({ asks }, paces[name], dice))
}

test('an action takes a while, now longer and now shorter, and a window less', () => {
  const actions = pauses('action', 'human')
  expect(Math.min(...actions)).toBeGreaterThanOrEqual(900)
  expect(Math.max(...actions)).toBeLessThanOrEqual(2700)
  expect(new Set(actions).size).toBeGreaterThan(100)
  expect(Math.max(...pauses('paidWindow', 'human'))).toBeLessThan(900)
  expect(Math.min(...pauses('paidWindow', 'human'))).toBe(250)
  expect(Math.max(...pauses('reaction', 'brisk'))).toBeLessThan(Math.min(...pauses('action', 'brisk')))
})

test('a player who does not want to wait does not', () => {
  expect(new Set(pauses('action', 'instant'))).toEqual(new Set([0]))
})

test('the same chance gives the same pauses', () => {
  expect(pauses('action', 'human')).toEqual(pauses('action', 'human'))
})
