import type { Step } from '@paydata/match'

/**
 * The steps before the first by which a card is accessed. What it is, what it does then, and whether it must be stolen may
 * be another in a twin, and is shown to both (CR 7.2.1).
 */
export function untilAccess(steps: readonly Step[]): readonly Step[] {
  const access = steps.findIndex(({ position }) => position.occurred.some(({ what }) => what === 'accessed'))
  return access < 0 ? steps : steps.slice(0, access)
}
