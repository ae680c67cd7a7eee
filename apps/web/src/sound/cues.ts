import type { SeenOccurrence, View } from '@paydata/engine'

/** What sounds though it is no moment: the viewer's turn begins, or the game ends in a way that the result alone tells. */
export type Cue = 'over' | 'turn'

export function cueOf(happened: readonly SeenOccurrence[], view: View): Cue | null {
  if (happened.some(({ what }) => what === 'gameEnded')) return 'over'
  return happened.some(({ what }) => what === 'turnStarted') && view.active === view.viewer ? 'turn' : null
}
