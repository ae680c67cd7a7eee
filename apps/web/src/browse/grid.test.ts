import { describe, expect, test } from 'vitest'
import { cardByKey, drawnOf, rowsNear } from './grid.ts'

const columns = 6
const pitch = 200

describe('which cards are drawn', () => {
  test('as many of thousands as of hundreds, wherever the list is scrolled to', () => {
    const drawn = (count: number, top: number): number =>
      drawnOf(count, 0, rowsNear(top, 900, pitch), columns).length
    expect(drawn(300, 150)).toBe(36)
    expect(drawn(2054, 150)).toBe(36)
    const most = Math.max(...Array.from({ length: 980 }, (_, i) => drawn(2054, -70 * i)))
    expect(most).toBe(10 * 6 + 1)
  })

  test('the last row is drawn where it can be seen, also if it is not full', () => {
    // 343 rows, of which the last has two cards, are 68,600 pixels high.
    const drawn = drawnOf(2054, 2053, rowsNear(900 - 68_600, 900, pitch), columns)
    expect(drawn.at(-1)).toBe(2053)
    expect(drawn).toEqual([...new Set(drawn)])
  })

  test('the card that the keys are at is drawn before or after those that can be seen', () => {
    expect(drawnOf(2054, 3, { from: 10, until: 11 }, 6)).toEqual([3, 60, 61, 62, 63, 64, 65])
    expect(drawnOf(2054, 99, { from: 10, until: 11 }, 6)).toEqual([60, 61, 62, 63, 64, 65, 99])
  })

  test('no card is drawn of a search that finds none', () => {
    expect(drawnOf(0, 0, rowsNear(150, 900, pitch), 6)).toEqual([])
  })
})

describe('where keys lead', () => {
  const list = { count: 20, columns: 6, page: 2 }

  test('to every card one after the other, and back', () => {
    for (let at = 0; at < 19; at++) {
      expect(cardByKey('ArrowRight', at, list)).toBe(at + 1)
      expect(cardByKey('ArrowLeft', at + 1, list)).toBe(at)
    }
    expect(cardByKey('ArrowRight', 19, list)).toBe(19)
    expect(cardByKey('ArrowLeft', 0, list)).toBe(0)
  })

  test('up and down in a column, to the last card where the last row is shorter, and nowhere beyond', () => {
    expect(cardByKey('ArrowDown', 3, list)).toBe(9)
    expect(cardByKey('ArrowUp', 9, list)).toBe(3)
    expect(cardByKey('ArrowDown', 16, list)).toBe(19)
    expect(cardByKey('ArrowDown', 18, list)).toBe(18)
    expect(cardByKey('ArrowUp', 4, list)).toBe(4)
  })

  test('a page on and back, to the first and to the last', () => {
    expect(cardByKey('PageDown', 1, list)).toBe(13)
    expect(cardByKey('PageDown', 13, list)).toBe(19)
    expect(cardByKey('PageUp', 19, list)).toBe(7)
    expect(cardByKey('PageUp', 7, list)).toBe(1)
    expect(cardByKey('Home', 13, list)).toBe(0)
    expect(cardByKey('End', 13, list)).toBe(19)
  })

  test('other keys lead nowhere', () => {
    expect(cardByKey('Enter', 3, list)).toBeNull()
    expect(cardByKey('a', 3, list)).toBeNull()
  })
})
