import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const within = { left: 0, top: 0, right: 1000, bottom: 600 }
const size = { wide: 260, high: 300 }
const box = (left: number, top: number, wide = 120, high = 60) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
})

test('a panel lies at the first side of what it is about, and whole on the screen', () => {
  const wish = { size, within, taken: [] }
  expect(beside({ ...wish, about: box(200, 100), sides: ['right', 'left'] })).toMatchObject({
    x: 328,
    y: 100,
  })
  expect(beside({ ...wish, about: box(200, 500), sides: ['right', 'left'] })).toMatchObject({
    x: 328,
    y: 292,
  })
  expect(beside({ ...wish, about: box(200, 500), sides: ['above'] })).toMatchObject({ x: 130, y: 192 })
})

test('it goes to another side rather than over what it is about', () => {
  const about = box(860, 100)
  expect(beside({ size, within, taken: [], about, sides: ['right', 'left'] }).x).toBe(592)
  expect(beside({ size, within, taken: [], about, sides: ['above', 'below'] }).y).toBe(168)
})

test('it lies where it covers least of what matters', () => {
  const about = box(400, 100)
  const beforeIt = { box: box(560, 0, 200, 280), matters: 1 }
  const behindIt = { box: box(200, 0, 100, 280), matters: 1 }
  expect(beside({ size, within, about, sides: ['right', 'left'], taken: [beforeIt] }).x).toBe(132)
  // Below the other cards of that side there is room.
  expect(
    beside({ size, within, about, sides: ['right', 'left'], taken: [beforeIt, behindIt] }),
  ).toMatchObject({
    x: 528,
    y: 292,
  })
})

test('it steps aside, and lies farther away, rather than over what matters', () => {
  const about = box(300, 250)
  const encountered = { box: box(340, 0, 150, 240), matters: 24 }
  const wide = { wide: 480, high: 230 }
  const low = { ...within, bottom: 320 }
  expect(
    beside({ size: wide, within: low, about, sides: ['right', 'above'], taken: [encountered] }),
  ).toMatchObject({ x: 498, covers: 0 })
})

test('what nothing on the table stands for lies in a corner that is free', () => {
  const wish = { size, within, about: null, sides: ['right'] as const }
  expect(beside({ ...wish, taken: [] })).toMatchObject({ x: 732, y: 292, covers: 0 })
  const taken = [{ box: box(800, 400), matters: 1 }]
  expect(beside({ ...wish, taken })).toMatchObject({ x: 8, y: 292, covers: 0 })
})
