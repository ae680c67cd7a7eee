import type { Line } from './journal.ts'

/** The definition of the card that the newest lines name last; null if they name none. */
export function lastNamed(lines: readonly Line[]): string | null {
  for (const line of lines.slice(-newest).toReversed()) {
    if (line.kind !== 'told') continue
    const named = Object.entries(line.cards).filter(([title]) => line.text.includes(title))
    const last = named.sort(([a], [b]) => line.text.lastIndexOf(b) - line.text.lastIndexOf(a))[0]
    if (last !== undefined) return last[1]
  }
  return null
}

const newest = 12
