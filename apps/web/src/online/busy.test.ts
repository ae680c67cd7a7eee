import type { Refusal } from '@paydata/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { unlessBusy } from './busy.ts'

afterEach(() => void vi.useRealTimers())

const busy: Refusal = { ok: false, why: 'busy', says: 'The server is busy.', again: 2 }

test('a server that is busy is asked again after as long as it says', async () => {
  vi.useFakeTimers()
  const ask = vi.fn<() => Promise<{ readonly ok: true } | Refusal>>()
  ask.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValue({ ok: true })
  const answered = unlessBusy(ask)
  await vi.advanceTimersByTimeAsync(1999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2001)
  expect(await answered).toEqual({ ok: true })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('who has been told six times that it is busy learns of it', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async () => busy)
  const answered = unlessBusy(ask)
  await vi.runAllTimersAsync()
  expect(await answered).toEqual(busy)
  expect(ask).toHaveBeenCalledTimes(6)
})

test('any other refusal is told at once', async () => {
  const ask = vi.fn(async (): Promise<Refusal> => ({ ok: false, why: 'notAsked', says: '' }))
  expect(await unlessBusy(ask)).toMatchObject({ why: 'notAsked' })
  expect(ask).toHaveBeenCalledOnce()
})
