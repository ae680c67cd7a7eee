import type { SeenOccurrence, View } from '@paydata/engine'

export type Cue = 'over' | 'agenda' | 'damage' | 'run' | 'turn'

/** The sound for an update: that of its most important occurrence which has one. */
export function cueOf(happened: readonly SeenOccurrence[], view: View): Cue | null {
  const has = (...what: readonly SeenOccurrence['what'][]): boolean =>
    happened.some(each => what.includes(each.what))
  if (has('gameEnded')) return 'over'
  if (has('scored', 'stolen')) return 'agenda'
  if (has('damageSuffered')) return 'damage'
  if (has('runBegan')) return 'run'
  return has('turnStarted') && view.active === view.viewer ? 'turn' : null
}
