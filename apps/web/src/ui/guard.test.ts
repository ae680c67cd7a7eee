import { beforeEach, expect, test, vi } from 'vitest'
import { change, useSettings } from '../store/settings.ts'
import { asks, comesOver, isMeant, isMeantHere, isPainted, untilSeen, watchPresses } from './guard.ts'

/** What a page hears, as far as presses are concerned. */
const heard = new Map<string, (event: unknown) => void>()
const press = (at: number): void => heard.get('pointerdown')?.({ timeStamp: at })

beforeEach(() => {
  heard.clear()
  const document = {
    addEventListener: (what: string, note: (event: unknown) => void) => heard.set(what, note),
  }
  Object.assign(globalThis, { document })
  watchPresses()
})

test('a press counts that began when the question had been on the screen for long enough', () => {
  asks('first', 300)
  press(5000)
  expect(isMeant('other')).toBe(false)
  expect(isPainted('first', 5100)).toBe(300)
  press(5399)
  expect(isMeant('other')).toBe(false)
  press(5400)
  expect(isMeant('other')).toBe(true)
})

test('a press answers once, however long the key is held', () => {
  asks('held', 300)
  isPainted('held', 6000)
  press(7000)
  expect(isMeant('other')).toBe(true)
  expect(isMeant('same')).toBe(false)
})

test('the same again in the same place may come at once', () => {
  asks('again', 300)
  isPainted('again', 8000)
  press(8010)
  expect(isMeant('same')).toBe(true)
})

test('what is painted again has been there since the first time, and what is asked no more is not painted', () => {
  asks('one', 300)
  expect(isPainted('one', 9000)).toBe(300)
  expect(isPainted('one', 9200)).toBe(100)
  asks('other', 300)
  expect(isPainted('one', 9300)).toBeNull()
})

test('what comes over something once more says that it takes answers when it has been there for long enough again', () => {
  vi.useFakeTimers()
  Object.assign(globalThis, { requestAnimationFrame: (act: () => void) => setTimeout(act) })
  const dialog: { readonly dataset: DOMStringMap } = { dataset: {} }
  comesOver(dialog)
  vi.advanceTimersByTime(untilSeen - 10)
  comesOver(dialog)
  vi.advanceTimersByTime(untilSeen - 10)
  expect(dialog.dataset.takes).toBe('soon')
  vi.advanceTimersByTime(20)
  expect(dialog.dataset.takes).toBe('now')
  vi.useRealTimers()
})

test('who has switched that off is told at once that what comes over something takes answers', () => {
  vi.useFakeTimers()
  useSettings.setState({ unread: 'off' })
  const dialog: { readonly dataset: DOMStringMap } = { dataset: {} }
  comesOver(dialog)
  expect(dialog.dataset.takes).toBe('now')
  useSettings.setState({ unread: 'on' })
  vi.useRealTimers()
})

test.each([
  ['full', 'fades and comes back', [1, 0.3, 1]],
  ['none', 'is dim, and nothing moves', [0.3, 0.3]],
] as const)('with motion set to "%s", what was pressed too early %s', (motion, _how, seen) => {
  const place = { animate: vi.fn(), dataset: {}, parentElement: null }
  class Page {}
  Object.assign(globalThis, {
    Element: Page,
    matchMedia: () => ({ matches: false, addEventListener: vi.fn() }),
    requestAnimationFrame: vi.fn(),
  })
  change({ motion })
  comesOver(place as never)
  press(10_000)
  expect(isMeantHere({ detail: 1, target: null }, place as never)).toBe(false)
  const [[frames]] = place.animate.mock.calls as [[{ opacity: number }[]]]
  expect(frames.map(({ opacity }) => opacity)).toEqual(seen)
})
