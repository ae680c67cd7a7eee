import type { SeenOccurrence, View } from '@paydata/engine'
import type { Mark, Weight } from '../film.ts'

/** How much an answer led to. */
export function weightOf(happened: readonly SeenOccurrence[], isAction: boolean): Weight {
  if (happened.some(({ what }) => what === 'turnStarted')) return 3
  if (isAction) return 2
  return happened.length > 0 ? 1 : 0
}

export const marksOf = (
  happened: readonly SeenOccurrence[],
  { turn, active }: Pick<View, 'turn' | 'active'>,
  step: number,
): Mark[] =>
  happened.flatMap<Mark>(({ what, by }) => {
    switch (what) {
      case 'turnStarted':
        return [{ step, what: 'turn', turn, side: active }]
      case 'scored':
      case 'stolen':
        return [{ step, what, turn, side: by ?? active }]
      default:
        return []
    }
  })
