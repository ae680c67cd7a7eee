import type { Verdict } from './trend.ts'
import { isBeyond, slack } from './trend.ts'

export function workTable(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(verdict => {
    const { row, value, best, more } = verdict
    const change = best === undefined ? 'new' : `${more >= 0 ? '+' : ''}${(more * 100).toFixed(1)} %`
    return [
      row.what,
      value.toFixed(row.digits),
      best?.toFixed(row.digits) ?? '',
      isBeyond(verdict) ? `${change}, BEYOND` : change,
    ]
  })
  const all = [['', 'now', 'best', ''], ...lines]
  const widths = [0, 1, 2].map(column => Math.max(...all.map(line => line[column]?.length ?? 0)))
  return all
    .map(([what = '', now = '', best = '', change = '']) =>
      [what.padEnd(widths[0] ?? 0), now.padStart(widths[1] ?? 0), best.padStart(widths[2] ?? 0), change]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Whether a change may be so, and if it costs more, what its commit says for that. */
export function judgement(verdicts: readonly Verdict[], message: string): string {
  const beyond = verdicts.filter(isBeyond)
  if (beyond.length === 0) return `All of it is within ${slack * 100} % of the best of the last landings.`
  const names = beyond.map(({ row }) => row.name).join(', ')
  const [reason] = /^Work: .+$/m.exec(message) ?? []
  return reason === undefined
    ? `More than ${slack * 100} % beyond the best of the last landings: ${names}. Say in the commit what it buys, in a line "Work: …".`
    : `More than ${slack * 100} % beyond the best of the last landings: ${names}. The commit says: ${reason}`
}
