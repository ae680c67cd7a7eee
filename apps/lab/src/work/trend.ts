import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Counts, Row } from './rows.ts'

/** A landing, with what was counted then. What is counted since later is missing. */
export interface Landing {
  readonly day: string
  readonly counts: Counts
}

/** A table in which each landing has a line, the newest last. */
export function readTrend(file: string): readonly Landing[] {
  if (!existsSync(file)) return []
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const [, ...names] = head.split(',')
  return lines.map(line => {
    const [day = '', ...values] = line.split(',')
    const known = names.flatMap((name, nth) =>
      values[nth] === undefined || values[nth] === '' ? [] : [[name, Number(values[nth])] as const],
    )
    return { day, counts: Object.fromEntries(known) }
  })
}

export function writeTrend(file: string, rows: readonly Row[], landings: readonly Landing[]): void {
  const names = [
    ...new Set([...landings.flatMap(({ counts }) => Object.keys(counts)), ...rows.map(({ name }) => name)]),
  ]
  const digits = new Map(rows.map(row => [row.name, row.digits]))
  const lineOf = ({ day, counts }: Landing): string =>
    [day, ...names.map(name => counts[name]?.toFixed(digits.get(name) ?? 1) ?? '')].join(',')
  writeFileSync(file, `${[['day', ...names].join(','), ...landings.map(lineOf)].join('\n')}\n`)
}

/** So many landings are looked back at: what was cheaper before cost something that was worth it. */
const lookedBackAt = 10
/** How much more than the best of them is within the noise and what a small thing may cost. */
export const slack = 0.03

export interface Verdict {
  readonly row: Row
  readonly value: number
  readonly best: number | undefined
  /** How much more it is than the best, as a part of that. */
  readonly more: number
}

export function verdicts(
  rows: readonly Row[],
  counts: Counts,
  landings: readonly Landing[],
): readonly Verdict[] {
  const recent = landings.slice(-lookedBackAt)
  return rows.map(row => {
    const value = counts[row.name] ?? Number.NaN
    const known = recent.flatMap(landing => landing.counts[row.name] ?? [])
    const best = known.length === 0 ? undefined : Math.min(...known)
    return { row, value, best, more: best === undefined ? 0 : moreThan(value, best, row.digits) }
  })
}

/** A count of almost nothing may be one unit of its last digit more: that is no part of it. */
const moreThan = (value: number, best: number, digits: number): number =>
  Math.abs(value - best) <= 10 ** -digits ? 0 : value / Math.max(best, 10 ** -digits) - 1

export const isBeyond = ({ more }: Verdict): boolean => more > slack
