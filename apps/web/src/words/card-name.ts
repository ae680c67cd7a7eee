import type { CardView, FaceView } from '@paydata/engine'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'

/** The title of a card, or words for a card whose face the viewer does not see. */
export const cardTitle = ({ face, side, zone }: CardView): string =>
  face?.title ?? (zone === 'ice' ? say.table.unrezzedIce : say.table.facedown[side])

/** What the viewer last saw a facedown card to be, and in which turn. */
export interface Seen {
  readonly title: string
  readonly turn: number
}

/** Whether the player can choose the card now, has picked it, and has seen it before; and what it would cost to break. */
export interface Standing {
  readonly options: number
  readonly isPicked: boolean
  readonly isNew: boolean
  readonly price: string | undefined
}

/** A card in words for screen readers: "Sure Gamble, Event, costs 5, can be chosen". */
export function cardName(card: CardView, seen: Seen | null, state: Standing): string {
  const parts = [
    cardTitle(card),
    ...wordsOn(card, seen),
    ...(state.price === undefined ? [] : [state.price]),
    ...(state.isNew ? [say.table.isNew] : []),
    ...(state.isPicked ? [say.table.chosen] : []),
    ...(state.options > 0 ? [say.table.canBeChosen] : []),
  ]
  return parts.join(', ')
}

/** What a card shows besides its title, in words. */
export const wordsOn = (card: CardView, seen: Seen | null): readonly string[] => [
  ...(card.face === null ? [] : factsOf(card, card.face)),
  ...(seen === null ? [] : [seen.title, say.card.seenIn(seen.turn)]),
  ...countersOn(card.counters),
]

function factsOf({ side, zone, rezzed }: CardView, face: FaceView): readonly string[] {
  const { type, cost, strength, requirement, points } = face
  const isInstalledCorp = side === 'corp' && (zone === 'root' || zone === 'ice')
  const isPaid = zone === 'rig' || zone === 'play' || (isInstalledCorp && rezzed)
  return [
    ...(type === null ? [] : [gameWords().kinds.type(type)]),
    ...(isInstalledCorp && type !== 'agenda' ? [rezzed ? say.table.rezzed : say.table.unrezzed] : []),
    ...(cost === null || isPaid ? [] : [say.card.costs(cost.value)]),
    ...(strength === null ? [] : [`${say.card.strength} ${strength.value}`]),
    ...(requirement === null ? [] : [`${say.card.requirement} ${requirement}`]),
    ...(points === null ? [] : [say.card.worth(points)]),
  ]
}

export function countersOn(counters: CardView['counters']): readonly string[] {
  const words: Readonly<Record<string, ((n: number) => string) | undefined>> = say.counters
  return Object.entries(counters).map(([kind, n]) => words[kind]?.(n) ?? `${n} ${kind}`)
}
