import { expect, test } from 'vitest'
import { workBetween } from './trace.ts'

const task = (tid: number, ts: number, dur: number, tdur: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
})
const mark = (name: string, ts: number) => ({ name, pid: 1, tid: 7, ts })

test('work between two marks is what the processor did on their thread, not how long it took', () => {
  const work = [
    task(7, 1000, 9000, 2000),
    mark('arrived', 2000),
    task(8, 2000, 9000, 9000),
    task(7, 30_000, 20_000, 3000),
    mark('painted', 40_000),
    task(7, 60_000, 5000, 5000),
  ]
  expect(workBetween(work, 'arrived', 'painted')).toEqual({ each: [5], longest: 5 })
})

test('what was never painted counts for nothing', () => {
  expect(workBetween([task(7, 0, 900, 900), mark('arrived', 100)], 'arrived', 'painted').each).toEqual([])
  expect(workBetween([], 'arrived', 'painted').each).toEqual([])
})
