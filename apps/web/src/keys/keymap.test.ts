import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { clashOf, commandOf, digitFor, digitOf, keymapFrom, keyOf, rebound, usualKeys } from './keymap.ts'
import { takenKey } from './rebinding.ts'
import { ariaKey, keyName } from './shortcut.ts'

await loadWords('page')

const pressed = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

test('the same key can have different commands at the table and in a replay', () => {
  expect(commandOf('table', usualKeys, 'ArrowLeft')).toBe('left')
  expect(commandOf('replay', usualKeys, 'ArrowLeft')).toBe('back')
  expect(commandOf('replay', usualKeys, keyOf(pressed('ArrowLeft', { shiftKey: true })))).toBe('backAction')
  expect(commandOf('table', usualKeys, keyOf(pressed('D', { shiftKey: true })))).toBe('decision')
  expect(commandOf('replay', usualKeys, 'd')).toBeUndefined()
})

test('twenty options have a digit each, the tenth a 0, and further ones a digit with Shift', () => {
  const keys = [1, 9, 10, 11, 19, 20, 21].map(digitFor)
  expect(keys).toEqual(['1', '9', '0', 'Shift+1', 'Shift+9', 'Shift+0', null])
  expect(digitOf({ key: '7', code: 'Numpad7', shiftKey: false })).toBe('7')
  // Shift makes another character of a digit, or a digit of another character, as the layout has it.
  expect(digitOf({ key: '!', code: 'Digit1', shiftKey: true })).toBe('Shift+1')
  expect(digitOf({ key: '1', code: 'Digit1', shiftKey: true })).toBe('1')
  expect(digitOf({ key: 'd', code: 'KeyD', shiftKey: true })).toBeNull()
})

test('keys that the page, the browser or the system needs are refused, each with its reason', () => {
  const why = (key: string, more: object = {}) => takenKey(pressed(key, more))
  expect(why('Tab')).toEqual({ is: 'reserved', why: 'tab' })
  expect(why('Enter')).toEqual({ is: 'reserved', why: 'enter' })
  expect(why('Escape')).toEqual({ is: 'reserved', why: 'escape' })
  expect(why('7')).toEqual({ is: 'reserved', why: 'digit' })
  expect(why('r', { ctrlKey: true })).toEqual({ is: 'reserved', why: 'withControl' })
  expect(why('F5')).toEqual({ is: 'reserved', why: 'system' })
  expect(why('Dead')).toEqual({ is: 'reserved', why: 'system' })
  expect(why('Shift')).toEqual({ is: 'notYet' })
  expect(why('0')).toEqual({ is: 'key', key: '0' })
  expect(why('G', { shiftKey: true })).toEqual({ is: 'key', key: 'g' })
  expect(why('End', { shiftKey: true })).toEqual({ is: 'key', key: 'Shift+End' })
})

test('a command that gets the key of another one at the same place swaps keys with it', () => {
  expect(clashOf(usualKeys, 'decision', 'w')).toBe('why')
  expect(clashOf(usualKeys, 'decision', 'd')).toBeUndefined()
  expect(clashOf(usualKeys, 'decision', 'Home')).toBeUndefined()
  expect(rebound(usualKeys, 'decision', 'w')).toEqual({ ...usualKeys, decision: 'w', why: 'd' })
  expect(rebound(usualKeys, 'decision', 'g')).toEqual({ ...usualKeys, decision: 'g' })
})

test('a keymap of an earlier visit is kept; a newer command gets another key if its own was chosen', () => {
  const changed = rebound(usualKeys, 'hand', 'g')
  expect(keymapFrom(JSON.parse(JSON.stringify(changed)))).toEqual(changed)
  expect(keymapFrom({ hand: 'g', dance: 'x', log: 7 })).toEqual(changed)
  expect(keymapFrom({ hand: 'l' })).toEqual({ ...usualKeys, hand: 'l', log: 'h' })
  const { breakAll: _, ...earlier } = { ...usualKeys, log: 'b', hand: 'g' }
  expect(keymapFrom(earlier)).toEqual({ ...usualKeys, log: 'b', hand: 'g', breakAll: 'l' })
  expect(keymapFrom(null)).toEqual(usualKeys)
})

test('keys are named by their labels', () => {
  expect(['u', ' ', 'ArrowUp', 'Shift+ArrowLeft', '+', 'Home'].map(keyName)).toEqual([
    'U',
    'Space',
    '↑',
    'Shift ←',
    '+',
    'Home',
  ])
  expect(['u', ' ', '+', 'Shift+ArrowLeft'].map(ariaKey)).toEqual(['U', 'Space', 'Plus', 'Shift+ArrowLeft'])
})
