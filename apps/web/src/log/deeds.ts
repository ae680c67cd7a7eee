import type { SeenOccurrence } from '@paydata/engine'
import type { Counted } from '@paydata/protocol'
import type { Line } from './journal.ts'

/** What a turn is summed up by, of what statistics count. */
export const deeds = [
  'runBegan',
  'played',
  'installed',
  'rezzed',
  'advanced',
  'scored',
  'stolen',
  'drawn',
  'creditsGained',
] as const satisfies readonly Counted[]
export type Deed = (typeof deeds)[number]
export type Deeds = Readonly<Partial<Record<Deed, number>>>

/** What somebody has done, among what happened. Cards that are drawn and credits count by how many, all else by how often. */
export function deedsIn(happened: readonly SeenOccurrence[], by: SeenOccurrence['by']): Deeds {
  const done: Partial<Record<Deed, number>> = {}
  for (const deed of deeds)
    for (const each of happened)
      if (each.what === deed && each.by === by)
        done[deed] = (done[deed] ?? 0) + (deed === 'drawn' || deed === 'creditsGained' ? each.amount : 1)
  return done
}

/** What the player of a turn that is over did in it and did not take back; null for the turn that is on. */
export function sumOf(lines: readonly Line[], heading: Line): Deeds | null {
  const from = lines.indexOf(heading)
  const to = lines.findIndex(({ kind }, at) => at > from && kind === 'turn')
  if (to < 0) return null
  const sum: Partial<Record<Deed, number>> = {}
  for (const line of lines.slice(from, to))
    if (line.kind === 'told' && !line.isUndone)
      for (const deed of deeds)
        if (line.deeds[deed] !== undefined) sum[deed] = (sum[deed] ?? 0) + line.deeds[deed]
  return sum
}
