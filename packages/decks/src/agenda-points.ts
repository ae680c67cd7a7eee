import { cardOf } from '@paydata/cards/catalogue'
import type { NamedDeck } from './model.ts'

/** How many agenda points a Corp deck must hold. */
export interface PointsNeeded {
  readonly least: number
  readonly most: number
  readonly rule: '1.4.6a' | '1.4.6b' | '1.4.6c' | '1.4.6d'
}

/** CR 1.4.6: told by the size of the deck. Below 40 cards, where no identity of deckbuilding reaches, it says nothing. */
export function pointsNeeded(size: number): PointsNeeded | null {
  if (size < 40) return null
  if (size < 45) return { least: 18, most: 19, rule: '1.4.6a' }
  if (size < 50) return { least: 20, most: 21, rule: '1.4.6b' }
  if (size < 55) return { least: 22, most: 23, rule: '1.4.6c' }
  // CR 1.4.6d: two more for every full five cards over 50.
  const more = 2 * Math.floor((size - 50) / 5)
  return { least: 22 + more, most: 23 + more, rule: '1.4.6d' }
}

export const pointsIn = ({ cards }: NamedDeck): number =>
  cards.reduce((sum, [id, count]) => sum + count * (cardOf(id)?.points ?? 0), 0)
