import type { Game } from '@paydata/engine'
import type { Step } from '@paydata/match'

/**
 * The steps before the first by which a card is accessed, or a price asked for that. In a twin another card may be accessed,
 * which meets other conditions (CR 7.2.1), must be stolen or has another price, and both players see what comes of it.
 */
export function untilAccess(steps: readonly Step[]): readonly Step[] {
  const access = steps.findIndex(({ position: { game } }) => isAccessed(game))
  return access < 0 ? steps : steps.slice(0, access)
}

const isAccessed = ({ occurred, waiting }: Game): boolean =>
  occurred.some(({ what }) => what === 'accessed') ||
  waiting.some(({ about }) => about?.is === 'price' && about.of === 'access')
