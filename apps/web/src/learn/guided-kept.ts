import type { Side } from '@paydata/engine'
import { keep, kept } from '../store/kept.ts'

const place = 'paydata/guided'

export type GuidedEnd = 'won' | 'lost'

/** How a guided game has ended in this browser; null if none of that side has. One that was won stays won. */
export const guidedEnd = (side: Side): GuidedEnd | null => {
  const end = kept(place)[side]
  return end === 'won' || end === 'lost' ? end : null
}

export const noteGuidedEnd = (side: Side, end: GuidedEnd): void =>
  keep(place, { ...kept(place), [side]: guidedEnd(side) === 'won' ? 'won' : end })

const hintsPlace = (side: Side): string => `paydata/hints-${side}`

/** The hints of the game of that side that is on. */
export const keptHints = (side: Side): Readonly<Record<string, unknown>> => kept(hintsPlace(side))
export const keepHints = (side: Side, hints: Readonly<Record<string, unknown>>): void =>
  keep(hintsPlace(side), hints)
