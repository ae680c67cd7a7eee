import type { Game } from '@paydata/engine'
import type { Step } from '@paydata/match'

/**
 * The steps before the first that accesses a card, or asks a price for an access. In a twin game another card may be accessed there.
 * That card may meet other conditions (CR 7.2.1), have to be stolen or have another price, and both players see the result.
 */
export function untilAccess(steps: readonly Step[]): readonly Step[] {
  const access = steps.findIndex(({ position: { game } }) => isAccessed(game))
  return access < 0 ? steps : steps.slice(0, access)
}

const isAccessed = ({ occurred, waiting }: Game): boolean =>
  occurred.some(({ what }) => what === 'accessed') ||
  waiting.some(({ about }) => about?.is === 'price' && about.of === 'access')
