import type { SeenOccurrence, View } from '@paydata/engine'

export type Cue = 'over' | 'agenda' | 'damage' | 'run' | 'turn'

/** What is worth a sound of what happened; where there are several, the weightiest. */
export function cueOf(happened: readonly SeenOccurrence[], view: View): Cue | null {
  const has = (...what: readonly SeenOccurrence['what'][]): boolean =>
    happened.some(each => what.includes(each.what))
  if (has('gameEnded')) return 'over'
  if (has('scored', 'stolen')) return 'agenda'
  if (has('damageSuffered')) return 'damage'
  if (has('runBegan')) return 'run'
  return has('turnStarted') && view.active === view.viewer ? 'turn' : null
}
