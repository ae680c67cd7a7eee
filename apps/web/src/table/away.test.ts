import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { holidayText } from './away.ts'

await loadWords('table')

test('a player is on holiday until it ends, though the room still names its end', () => {
  const end = Date.UTC(2026, 2, 11, 12)
  expect(holidayText(end, end - 1)).toMatch(/^on holiday until .*11/)
  expect(holidayText(end, end)).toBeNull()
  expect(holidayText(null, end)).toBeNull()
})
