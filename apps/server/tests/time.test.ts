import { afterEach, expect, test, vi } from 'vitest'
import { now } from '../src/time.ts'

afterEach(() => void vi.useRealTimers())

test('when the clock of the machine is set anew, no time has gone by', () => {
  const before = now()
  expect(Number.isInteger(before)).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  expect(now() - before).toBeLessThan(3_600_000)
  vi.setSystemTime(0)
  expect(now()).toBeGreaterThanOrEqual(before)
})
