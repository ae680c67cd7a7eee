import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change, useSettings } from '../store/settings.ts'
import {
  beginShowing,
  ignoreEarlyPresses,
  isMeant,
  isMeantHere,
  notePainted,
  untilSeen,
  watchPresses,
} from './guard.ts'

/** The listeners that `watchPresses` has added, by event. */
const heard = new Map<string, (event: unknown) => void>()
const press = (at: number): void => heard.get('pointerdown')?.({ timeStamp: at })

const frame = (act: () => void): unknown => setTimeout(act)

beforeEach(() => {
  heard.clear()
  vi.stubGlobal('document', {
    addEventListener: (what: string, note: (event: unknown) => void) => heard.set(what, note),
  })
  vi.stubGlobal('requestAnimationFrame', frame)
  watchPresses()
})
// Other files of tests run in the same thread.
afterEach(() => vi.unstubAllGlobals())

test('a press counts only if it began when the question had been on the screen for long enough', () => {
  beginShowing('first', 300)
  press(5000)
  expect(isMeant('other')).toBe(false)
  expect(notePainted('first', 5100)).toBe(300)
  press(5399)
  expect(isMeant('other')).toBe(false)
  press(5400)
  expect(isMeant('other')).toBe(true)
})

test('a press answers once, however long the key is held', () => {
  beginShowing('held', 300)
  notePainted('held', 6000)
  press(7000)
  expect(isMeant('other')).toBe(true)
  expect(isMeant('same')).toBe(false)
})

test('a repetition of the last answer counts at once', () => {
  beginShowing('again', 300)
  notePainted('again', 8000)
  press(8010)
  expect(isMeant('same')).toBe(true)
})

test('a question painted again counts from its first paint, and one that is no longer open does not count', () => {
  beginShowing('one', 300)
  expect(notePainted('one', 9000)).toBe(300)
  expect(notePainted('one', 9200)).toBe(100)
  beginShowing('other', 300)
  expect(notePainted('one', 9300)).toBeNull()
})

test('an element that appears a second time takes answers when it has been there for long enough again', () => {
  vi.useFakeTimers()
  // Fake timers have frames of their own.
  vi.stubGlobal('requestAnimationFrame', frame)
  const dialog: { readonly dataset: DOMStringMap } = { dataset: {} }
  ignoreEarlyPresses(dialog)
  vi.advanceTimersByTime(untilSeen - 10)
  ignoreEarlyPresses(dialog)
  vi.advanceTimersByTime(untilSeen - 10)
  expect(dialog.dataset.takes).toBe('soon')
  vi.advanceTimersByTime(20)
  expect(dialog.dataset.takes).toBe('now')
  vi.useRealTimers()
})

test('for a player who has switched this off, an element that appears takes answers at once', () => {
  vi.useFakeTimers()
  useSettings.setState({ unread: 'off' })
  const dialog: { readonly dataset: DOMStringMap } = { dataset: {} }
  ignoreEarlyPresses(dialog)
  expect(dialog.dataset.takes).toBe('now')
  useSettings.setState({ unread: 'on' })
  vi.useRealTimers()
})

test.each([
  ['full', 'fades and comes back', [1, 0.3, 1]],
  ['none', 'is dim without motion', [0.3, 0.3]],
] as const)('with motion set to "%s", a button that is pressed too early %s', (motion, _how, seen) => {
  const place = { animate: vi.fn(), dataset: {}, parentElement: null }
  class Page {}
  vi.stubGlobal('Element', Page)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }))
  change({ motion })
  ignoreEarlyPresses(place as never)
  press(10_000)
  expect(isMeantHere({ detail: 1, target: null }, place as never)).toBe(false)
  const [[frames]] = place.animate.mock.calls as [[{ opacity: number }[]]]
  expect(frames.map(({ opacity }) => opacity)).toEqual(seen)
})
