import type { EncounterView, SeenOccurrence } from '@paydata/engine'

/** The ice that the Runner encountered last, also if nobody was asked anything in that encounter. */
export interface Met {
  readonly definition: string
  readonly isBypassed: boolean
  /** What became of its printed subroutines, by their numbers from 0. Subroutines that the ice has gained do not count. */
  readonly subroutines: Readonly<Record<string, 'broken' | 'resolved'>>
}

/** The state of an encounter in progress, from the view: a viewer who came in the middle of it has not got its occurrences. */
export function metNow({ ice, bypassed, subroutines }: EncounterView): Met | null {
  if (ice.face === null) return null
  const { definition } = ice.face
  const printed = subroutines.filter(({ path }) => path.startsWith(`${definition}/`))
  const became = printed.flatMap(({ state }, nth) =>
    state === 'unbroken' ? [] : [[nth, state === 'broken' ? 'broken' : 'resolved'] as const],
  )
  return { definition, isBypassed: bypassed, subroutines: Object.fromEntries(became) }
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
