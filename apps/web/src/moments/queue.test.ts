import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Moment } from './moment.ts'
import { between, newQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const run: Moment = { is: 'run', server: 'hq' }
const tag: Moment = { is: 'tag', amount: 1 }
const met: Moment = { is: 'met', ice: 1 }
const hurt: Moment = { is: 'damage', kind: 'net', amount: 1, lost: [] }

/** What has begun so far. */
function listening() {
  const begun: Moment['is'][] = []
  return { begun, queue: newQueue(({ is }) => begun.push(is)) }
}

test('the first begins at once, and the next while it still plays', () => {
  const { begun, queue } = listening()
  queue.add([run, met])
  expect(begun).toEqual(['run'])
  vi.advanceTimersByTime(between - 1)
  expect(begun).toEqual(['run'])
  vi.advanceTimersByTime(1)
  expect(begun).toEqual(['run', 'met'])
})

test('after a pause a moment begins at once again', () => {
  const { begun, queue } = listening()
  queue.add([run])
  vi.advanceTimersByTime(between)
  queue.add([tag])
  expect(begun).toEqual(['run', 'tag'])
})

test('however many come, all have begun before a second is over', () => {
  const { begun, queue } = listening()
  for (let i = 0; i < 20; i++) queue.add([run, met, tag, hurt])
  vi.advanceTimersByTime(3 * between)
  const after = begun.length
  vi.advanceTimersByTime(60_000)
  expect(begun).toHaveLength(after)
  expect(after).toBeLessThanOrEqual(4)
  expect(begun).toContain('damage')
})

test('an end begins at once, and what waited is forgotten', () => {
  const { begun, queue } = listening()
  queue.add([run, met, tag])
  queue.add([{ is: 'flatline' }])
  vi.advanceTimersByTime(60_000)
  expect(begun).toEqual(['run', 'flatline'])
})

test('what is cleared does not begin', () => {
  const { begun, queue } = listening()
  queue.add([run, met])
  queue.clear()
  vi.advanceTimersByTime(60_000)
  expect(begun).toEqual(['run'])
})
