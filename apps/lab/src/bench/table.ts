/** One line of the table: what was measured and what it must reach. */
export interface Row {
  readonly name: string
  readonly what: string
  readonly digits: number
  readonly atLeast?: number
  readonly atMost?: number
}

export interface Result {
  readonly name: string
  readonly what: string
  readonly value: number
  readonly demand: string
  readonly reached: boolean
}

export function resultOf(row: Row, value: number): Result {
  const { name, what, atLeast, atMost } = row
  const demand =
    atLeast !== undefined
      ? `≥ ${grouped(atLeast, row.digits)}`
      : atMost !== undefined
        ? `≤ ${grouped(atMost, row.digits)}`
        : ''
  const reached =
    value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
  return { name, what, value: Number(value.toFixed(row.digits)), demand, reached }
}

const grouped = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export function table(rows: readonly Row[], results: readonly Result[]): string {
  const lines = results.map((result, i) => [
    result.what,
    grouped(result.value, rows[i]?.digits ?? 0),
    result.demand,
    result.demand === '' ? '' : result.reached ? 'yes' : 'NO',
  ])
  const all = [['', 'measured', 'demand', 'reached'], ...lines]
  const widths = [0, 1, 2].map(column => Math.max(...all.map(line => line[column]?.length ?? 0)))
  return all
    .map(([what = '', value = '', demand = '', reached = '']) =>
      `${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${demand.padStart(widths[2] ?? 0)}  ${reached}`.trimEnd(),
    )
    .join('\n')
}
