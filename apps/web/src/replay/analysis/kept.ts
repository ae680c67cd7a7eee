import type { Analysis } from '@paydata/bots/analysis'

const place = 'paydata/analyses'

interface Kept {
  readonly name: string
  readonly analysis: Analysis
}

/** So many of the last analyses are kept: each has a few thousand characters. */
const most = 20

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const lists = ['sides', 'points', 'missed', 'costly'] as const

/** What this page writes is whole; what else may stand at its place is not used. */
const isKept = (value: unknown): value is Kept => {
  if (!isRecord(value) || typeof value.name !== 'string') return false
  const { analysis } = value
  return (
    isRecord(analysis) &&
    typeof analysis.decisions === 'number' &&
    typeof analysis.answers === 'number' &&
    lists.every(list => Array.isArray(analysis[list]))
  )
}

function all(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** The analysis of a game by its name, so that it is made once. */
export const keptAnalysis = (name: string): Analysis | null =>
  all().find(each => each.name === name)?.analysis ?? null

export function keepAnalysis(name: string, analysis: Analysis): void {
  const others = all().filter(each => each.name !== name)
  try {
    localStorage.setItem(place, JSON.stringify([{ name, analysis }, ...others].slice(0, most)))
  } catch {
    // A browser without room makes the analysis anew.
  }
}
