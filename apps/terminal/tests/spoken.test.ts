import { expect, test } from 'vitest'
import { inWords } from '../src/screen/spoken.ts'

test('a number of clicks is said once, as signs or as a number', () => {
  expect(inWords('The Runner loses ●●.')).toBe('The Runner loses 2 clicks.')
  expect(inWords('it takes 3●, and you have 1 left')).toBe('it takes 3 clicks, and you have 1 left')
  expect(inWords('1●: 2¢')).toBe('1 click: 2 credits')
})
