import { bug } from './bug.ts'

/** Where a step stands in its table. Tables are short, and a step is asked for all the time: a look is faster than an index. */
export function placeOf(rows: readonly { readonly step: string }[], step: string): number {
  for (let i = 0; i < rows.length; i++) if (rows[i]?.step === step) return i
  return bug(`no step ${step}`)
}

export const rowOf = <Row extends { readonly step: string }>(rows: readonly Row[], step: string): Row =>
  rows[placeOf(rows, step)] ?? bug(`no step ${step}`)
