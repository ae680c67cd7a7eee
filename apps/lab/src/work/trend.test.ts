import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trendPicture } from './picture.ts'
import type { Row } from './rows.ts'
import { judgement, workTable } from './table.ts'
import type { Landing } from './trend.ts'
import { readTrend, verdicts, writeTrend } from './trend.ts'

const calls: Row = { name: 'calls', what: 'calls an answer', digits: 0 }
const windows: Row = { name: 'idleWindows', what: 'windows', digits: 2 }
const landing = (day: string, counts: Landing['counts']): Landing => ({ day, counts })
const landings = [landing('2026-01-01', { calls: 1000 }), landing('2026-01-02', { calls: 1100 })]

test('a change may cost three percent more than the best of the last landings, and no more in silence', () => {
  const within = verdicts([calls], { calls: 1029 }, landings)
  expect(judgement(within, '')).toContain('within 3 %')
  const beyond = verdicts([calls], { calls: 1031 }, landings)
  expect(judgement(beyond, 'Add a card')).toContain('Say in the commit what it buys')
  expect(judgement(beyond, 'Add a card\n\nWork: calls +3 %: hosts')).toContain('Work: calls +3 %: hosts')
  expect(workTable(beyond)).toContain('+3.1 %, BEYOND')
})

test('what is best is looked for in the last ten landings only', () => {
  const dear = Array.from({ length: 10 }, (_, nth) => landing(`2026-02-${nth}`, { calls: 2000 }))
  const [verdict] = verdicts([calls], { calls: 2000 }, [...landings, ...dear])
  expect(verdict).toMatchObject({ best: 2000, more: 0 })
})

test('one unit of the last digit is no change', () => {
  const [verdict] = verdicts([windows], { idleWindows: 0.02 }, [landing('2026-01-01', { idleWindows: 0.01 })])
  expect(verdict).toMatchObject({ more: 0 })
})

test('what costs less is said too', () => {
  const less = verdicts([calls], { calls: 900 }, landings)
  expect(workTable(less)).toContain('-10.0 %')
  expect(judgement(less, '')).toContain('within 3 %')
})

test('a trend comes back as it was written, and landings from before something was counted have no value for it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-work-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'trend.csv')
  const all = [...landings, landing('2026-01-03', { calls: 900, idleWindows: 0.25 })]
  expect(readTrend(file)).toEqual([])
  writeTrend(file, [calls, windows], all)
  expect(readTrend(file)).toEqual(all)
})

test('the picture draws each landing from nothing up', () => {
  const picture = trendPicture([calls], [landing('a', { calls: 1000 }), landing('b', { calls: 500 })])
  const heights = [...picture.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(heights).toHaveLength(2)
  const [whole = 0, half = 0] = heights
  const foot = 40 + 130 - 24
  expect(foot - half).toBeCloseTo((foot - whole) / 2)
})
