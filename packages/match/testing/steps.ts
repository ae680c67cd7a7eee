import type { Step } from '@paydata/match'

/**
 * The steps before the first by which a card is accessed. In a twin another card may be accessed, which meets other
 * conditions (CR 7.2.1) or must be stolen, and both players see what comes of it.
 */
export function untilAccess(steps: readonly Step[]): readonly Step[] {
  const access = steps.findIndex(({ position }) => position.occurred.some(({ what }) => what === 'accessed'))
  return access < 0 ? steps : steps.slice(0, access)
}
