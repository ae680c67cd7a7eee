import type { EncounterView, SeenOccurrence } from '@paydata/engine'

/** The ice that was met last, as far as it is known what became of its subroutines: of two passed at once none was asked about. */
export interface Met {
  readonly definition: string
  readonly isBypassed: boolean
  /** What became of subroutines, by their keys. */
  readonly subroutines: Readonly<Record<string, 'broken' | 'resolved'>>
}

/** What is seen of an encounter that is on: who came in the middle of it saw nothing of it happen. */
export function metNow({ ice, bypassed, subroutines }: EncounterView): Met | null {
  if (ice.face === null) return null
  const became = subroutines.flatMap(({ index, state }) =>
    state === 'unbroken' ? [] : [[index, state === 'broken' ? 'broken' : 'resolved'] as const],
  )
  return {
    definition: ice.face.definition,
    isBypassed: bypassed,
    subroutines: Object.fromEntries(became),
  }
}

export const metAfter = (met: Met | null, happened: readonly SeenOccurrence[]): Met | null =>
  happened.reduce(metWith, met)

function metWith(met: Met | null, { what, card, kind }: SeenOccurrence): Met | null {
  if (what === 'turnStarted') return null
  const definition = card?.definition ?? null
  if (definition === null) return met
  if (what === 'iceEncountered') return { definition, isBypassed: false, subroutines: {} }
  if (met === null || met.definition !== definition) return met
  if (what === 'iceBypassed') return { ...met, isBypassed: true }
  if (kind === null || (what !== 'subroutineBroken' && what !== 'subroutineResolved')) return met
  const became = what === 'subroutineBroken' ? 'broken' : 'resolved'
  return { ...met, subroutines: { ...met.subroutines, [kind]: became } }
}
