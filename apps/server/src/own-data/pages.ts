import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'

/** Whose data is read, and after which row. */
export interface Wanted {
  readonly store: Store
  readonly player: string
  readonly after: string | null
  readonly now: number
}

export interface Page<Row> {
  readonly rows: Row[]
  readonly next: string | null
}

/** How many rows are read at once. */
export const mostRows = 50

/** A part of which nobody has more rows than are read at once. */
export const onlyPage = <Row>(rows: readonly Row[]): Page<Row> => ({ rows: [...rows], next: null })

/** The key after which a page begins, of so many fields; before the first page it is empty, which is before all others. */
export function keyIn(after: string | null, count: number): readonly string[] {
  if (after === null) return Array<string>(count).fill('')
  const fields = after.split(' ')
  if (fields.length !== count) throw new RefusedError('malformed')
  return fields
}

/** A number in such a key. */
export function numberIn(field: string | undefined): number {
  if (field === undefined || field === '') return -1
  if (!/^\d{1,15}$/.test(field)) throw new RefusedError('malformed')
  return Number(field)
}

/** Makes a page of rows of which one more was read than it may have. */
export function pageOf<Stored, Row>(
  found: readonly Stored[],
  keyOf: (stored: Stored) => readonly (string | number)[],
  rowsOf: (stored: Stored) => readonly Row[],
  most = mostRows,
): Page<Row> {
  const here = found.slice(0, most)
  const last = here.at(-1)
  return {
    rows: here.flatMap(rowsOf),
    next: last === undefined || found.length <= most ? null : keyOf(last).join(' '),
  }
}
