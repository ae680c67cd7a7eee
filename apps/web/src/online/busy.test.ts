import type { RefusedRequest } from '@paydata/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { unlessBusy } from './busy.ts'

afterEach(() => void vi.useRealTimers())

const busy: RefusedRequest = { ok: false, why: 'busy', says: 'The server is busy.', again: 2 }

test('a request to a busy server is sent again after the time that the server names', async () => {
  vi.useFakeTimers()
  const ask = vi.fn<() => Promise<{ readonly ok: true } | RefusedRequest>>()
  ask.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValue({ ok: true })
  const answered = unlessBusy(ask)
  await vi.advanceTimersByTimeAsync(1999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2001)
  expect(await answered).toEqual({ ok: true })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('after six refusals as busy the player sees the refusal', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async () => busy)
  const answered = unlessBusy(ask)
  await vi.runAllTimersAsync()
  expect(await answered).toEqual(busy)
  expect(ask).toHaveBeenCalledTimes(6)
})

test.each<RefusedRequest>([
  { ok: false, why: 'notAsked', says: '' },
  { ok: false, why: 'busy', says: 'The server cannot be reached.' },
])('the player sees any other refusal at once, and that nothing was reached: $why', async refusal => {
  const ask = vi.fn(async () => refusal)
  expect(await unlessBusy(ask)).toEqual(refusal)
  expect(ask).toHaveBeenCalledOnce()
})
