import type { CardView, FaceView } from '@paydata/engine'
import { factsOf, shortTitle } from '../cards/facts.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import type { SeenFace } from '../store/memory.ts'

/** The title of a card, or words for a card whose face the viewer does not see. */
export const cardTitle = ({ face, side, zone }: CardView): string =>
  face?.title ?? (zone === 'ice' ? say.table.unrezzedIce : say.table.facedown[side])

/** Whether the player can choose the card now, has picked it, and has seen it before; and what it would cost to break. */
export interface Standing {
  readonly options: number
  readonly isPicked: boolean
  readonly isNew: boolean
  readonly price: string | undefined
}

/** A card in words for screen readers: "Sure Gamble, Event, costs 5, can be chosen". */
export function cardName(card: CardView, seen: SeenFace | undefined, state: Standing): string {
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

/** What a card shows besides its title, in words; of a facedown one, what the viewer last saw it to be. */
export const wordsOn = (card: CardView, seen: SeenFace | undefined): readonly string[] => [
  ...(card.face === null ? seenIn(seen) : valuesOf(card, card.face)),
  ...countersOn(card.counters),
]

const seenIn = (seen: SeenFace | undefined): readonly string[] =>
  seen === undefined
    ? []
    : [shortTitle(factsOf(seen.definition)?.printed.title ?? seen.definition), say.card.seenIn(seen.turn)]

function valuesOf({ side, zone, rezzed }: CardView, face: FaceView): readonly string[] {
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

type Counted = keyof CardView['counters']
const isCounted = (kind: string): kind is Counted => kind in say.counters

export function countersOn(counters: CardView['counters']): readonly string[] {
  const words: Readonly<Record<Counted, (n: number) => string>> = say.counters
  return Object.entries(counters).flatMap(([kind, n]) => (isCounted(kind) ? [words[kind](n)] : []))
}
