export interface Measured {
  readonly what: string
  readonly unit: 'kB' | 's' | 'ms' | 'MB' | '%' | ''
  readonly reached: number
  /** At most so much; null for what is only told. */
  readonly demand: number | null
}

const written = (value: number, unit: Measured['unit']): string =>
  `${unit === 's' ? value.toFixed(2) : value.toFixed(unit === 'MB' ? 1 : 0)}${unit === '' ? '' : ` ${unit}`}`

export const rowOf = ({ what, unit, reached, demand }: Measured) => ({
  what,
  unit,
  demand,
  reached: Number(reached.toFixed(3)),
  holds: demand === null || reached <= demand,
})

/** One line for each: what, demand, reached. */
export function table(all: readonly Measured[]): string {
  const rows = all.map(each => {
    const { holds } = rowOf(each)
    const demand = each.demand === null ? '' : `≤ ${written(each.demand, each.unit)}`
    return [
      each.what,
      demand,
      written(each.reached, each.unit),
      each.demand === null || holds ? '' : 'MISSED',
    ]
  })
  const lines = [['what', 'demand', 'reached', ''], ...rows]
  const widths = [0, 1, 2, 3].map(i => Math.max(...lines.map(line => line[i]?.length ?? 0)))
  return lines
    .map(line =>
      line
        .map((cell, i) => (i === 1 || i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b)

/** The value that so large a part of all values does not exceed. */
export const quantile = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.ceil(part * values.length) - 1)] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)
