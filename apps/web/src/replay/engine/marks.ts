import type { SeenOccurrence, View } from '@paydata/engine'
import { titleOf } from '@paydata/words'
import type { Mark, Weight } from '../film.ts'

/** How much an answer led to. */
export function weightOf(happened: readonly SeenOccurrence[], isAction: boolean): Weight {
  if (happened.some(({ what }) => what === 'turnStarted')) return 3
  if (isAction) return 2
  return happened.length > 0 ? 1 : 0
}

const titled = (definitions: string, card: SeenOccurrence['card']): string =>
  (card?.definition && titleOf(definitions, card.definition)) ?? ''

export const marksOf = (
  happened: readonly SeenOccurrence[],
  { turn, active, definitions }: Pick<View, 'turn' | 'active' | 'definitions'>,
  step: number,
): Mark[] =>
  happened.flatMap<Mark>(({ what, by, card }) => {
    switch (what) {
      case 'turnStarted':
        return [{ step, what: 'turn', turn, side: active }]
      case 'scored':
      case 'stolen':
        return [{ step, what, turn, side: by ?? active, agenda: titled(definitions, card) }]
      default:
        return []
    }
  })
