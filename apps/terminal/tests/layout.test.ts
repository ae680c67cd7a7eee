import { expect, test } from 'vitest'
import { columns, ends, flow, wrap } from '../src/screen/layout.ts'
import { colours, widthOf } from '../src/screen/paint.ts'

test('colours take no room', () => {
  expect(widthOf(colours('corp', 'CORP'))).toBe(4)
})

test('text is broken between words and keeps within its width', () => {
  expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four'])
})

test('items after a label are broken between items and stand below each other', () => {
  expect(flow('ice ', ['Wall', 'Tower', 'Moat'], 14)).toEqual(['ice Wall ·', '    Tower ·', '    Moat'])
  expect(flow('ice ', ['Tower', 'Moat'], 9)).toEqual(['ice Tower', '    Moat'])
})

test('an item that is longer than a line is broken between its words, whatever stands between items', () => {
  expect(flow('ice ', ['Wall of Static', 'Moat'], 12, ' ')).toEqual([
    'ice Wall of',
    '      Static',
    '    Moat',
  ])
  expect(flow('ice ', ['Wall of Static', 'Moat'], 12)).toEqual([
    'ice Wall of',
    '      Static',
    '      ·',
    '    Moat',
  ])
})

test('short items stand in columns, read downward', () => {
  expect(columns(['a', 'b', 'c', 'd', 'e'], 12, 3)).toEqual(['a  c  e', 'b  d'])
})

test('two ends of a line stand below each other where it is too narrow', () => {
  expect(ends('left', 'right', 12)).toEqual(['left   right'])
  expect(ends('left', 'right', 9)).toEqual(['left', 'right'])
})

test('wide letters take two columns, and marks on letters none', () => {
  expect(widthOf('道 x')).toBe(4)
  expect(widthOf('Kāruna'.normalize('NFD'))).toBe(6)
})

test('the number of a rule stays with its CR', () => {
  expect(wrap('continue the run? (CR 6.9.4c)', 23, 2)).toEqual(['continue the run?', '  (CR 6.9.4c)'])
})
