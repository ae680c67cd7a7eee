/** The season of three months that a moment is in, such as `2026-4`, by the time of Greenwich. */
const seasonAt = (date: Date): string => `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`

export const thisSeason = (): string => seasonAt(new Date())

export interface Season {
  readonly year: number
  readonly quarter: number
}

export function seasonIn(name: string): Season {
  const [year = '', quarter = ''] = name.split('-')
  return { year: Number(year), quarter: Number(quarter) }
}

const nameOf = ({ year, quarter }: Season): string => `${year}-${quarter}`

export const seasonBefore = ({ year, quarter }: Season): string =>
  nameOf(quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 })
export const seasonAfter = ({ year, quarter }: Season): string =>
  nameOf(quarter === 4 ? { year: year + 1, quarter: 1 } : { year, quarter: quarter + 1 })
