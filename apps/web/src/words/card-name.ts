import type { CardView } from '@paydata/engine'
import { say } from '../messages/say.ts'

/** What a card is called where it is not drawn with its title. */
export const cardTitle = ({ face, side, zone }: CardView): string =>
  face?.title ?? (zone === 'ice' ? say.table.unrezzedIce : say.table.facedown[side])

/** What else who listens wants to know of a card: what it is, what is on it, and what can be done. */
export function cardState(
  { face, side, zone, rezzed, counters }: CardView,
  state: { readonly options: number; readonly isPicked: boolean; readonly isNew: boolean },
): string {
  const isInstalledCorp = side === 'corp' && (zone === 'root' || zone === 'ice')
  const parts = [
    ...(face?.type == null ? [] : [face.type]),
    ...(isInstalledCorp && face !== null && face.type !== 'agenda'
      ? [rezzed ? say.table.rezzed : say.table.unrezzed]
      : []),
    ...(face?.strength == null ? [] : [`${say.card.strength} ${face.strength.value}`]),
    ...countersOn(counters),
    ...(state.isNew ? [say.table.isNew] : []),
    ...(state.isPicked ? [say.table.chosen] : []),
    ...(state.options > 0 ? [say.table.canBeChosen] : []),
  ]
  return parts.map(part => `, ${part}`).join('')
}

export const countersOn = (counters: CardView['counters']): readonly string[] =>
  Object.entries(counters).map(([kind, count]) => `${count} ${counterWords(kind)}`)

const counterWords = (kind: string): string =>
  Object.entries(say.counters).find(([name]) => name === kind)?.[1] ?? kind
