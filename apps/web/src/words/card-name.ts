import type { CardView } from '@paydata/engine'
import { say } from '../messages/english.ts'

/** A card for who listens: what it is, what counts, and what can be done. */
export function cardName(
  card: CardView,
  state: { readonly options: number; readonly isPicked: boolean },
): string {
  const { face, side, zone, rezzed, counters } = card
  const isInstalledCorp = side === 'corp' && (zone === 'root' || zone === 'ice')
  const what = face?.title ?? (zone === 'ice' ? say.table.unrezzedIce : say.table.facedown[side])
  const parts = [
    what,
    ...(face?.type == null ? [] : [face.type]),
    ...(isInstalledCorp && face !== null && face.type !== 'agenda'
      ? [rezzed ? say.table.rezzed : say.table.unrezzed]
      : []),
    ...(face?.strength == null ? [] : [`${say.card.strength} ${face.strength.value}`]),
    ...Object.entries(counters).map(([kind, count]) => `${count} ${counterWords(kind)}`),
    ...(state.isPicked ? [say.table.chosen] : []),
    ...(state.options > 0 ? [say.table.canBeChosen] : []),
  ]
  return parts.join(', ')
}

const counterWords = (kind: string): string =>
  Object.entries(say.counters).find(([name]) => name === kind)?.[1] ?? kind
