import { bug } from './bug.ts'

/** Where each step of a table stands. */
const places = new WeakMap<readonly { readonly step: string }[], ReadonlyMap<string, number>>()

function placesOf(rows: readonly { readonly step: string }[]): ReadonlyMap<string, number> {
  const made = new Map(rows.map((row, i) => [row.step, i]))
  places.set(rows, made)
  return made
}

export const placeOf = (rows: readonly { readonly step: string }[], step: string): number =>
  (places.get(rows) ?? placesOf(rows)).get(step) ?? bug(`no step ${step}`)

export const rowOf = <Row extends { readonly step: string }>(rows: readonly Row[], step: string): Row =>
  rows[placeOf(rows, step)] ?? bug(`no step ${step}`)
