import { expect, test } from 'vitest'
import { gameToGoOnWith } from './game-on.ts'

const [own, first, second] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)]
const waiting = [{ game: first }, { game: second }]

test('the amber button leads to a game that waits, but never away from one whose clock runs', () => {
  expect(gameToGoOnWith(null, [])).toBeNull()
  expect(gameToGoOnWith(null, waiting)).toBe(first)
  expect(gameToGoOnWith({ game: own, pace: 'live' }, waiting)).toBe(own)
  expect(gameToGoOnWith({ game: own, pace: 'patient' }, waiting)).toBe(first)
  expect(gameToGoOnWith({ game: own, pace: 'patient' }, [])).toBe(own)
  expect(gameToGoOnWith({ game: second, pace: 'patient' }, waiting)).toBe(second)
})
