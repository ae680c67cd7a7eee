import type { CardView, FaceView } from '@paydata/engine'
import { factsOf, shortTitle } from '../cards/facts.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import type { SeenFace } from '../store/memory.ts'

/** The title of a card, or words for a card whose face the viewer does not see. */
export const cardTitle = ({ face, side, zone }: CardView): string =>
  face?.title ?? (zone === 'ice' ? atTable.board.unrezzedIce : atTable.board.facedown[side])

/** Whether the player can choose the card now, has picked it, and has seen it before; and what it would cost to break. */
export interface Standing {
  readonly options: number
  readonly isPicked: boolean
  readonly isNew: boolean
  readonly price: string | undefined
  /** What a press does with the card, in words; undefined where it only shows or picks it. */
  readonly does: string | undefined
  /** Where ice stands. */
  readonly at: IcePlace | undefined
}

/** A position of ice on a server, counted from the inside, and how many there are. */
export interface IcePlace {
  readonly server: string
  readonly position: number
  readonly count: number
}

/** "Unrezzed ice on HQ, outermost". */
function titleAt(card: CardView, at: IcePlace | undefined): string {
  const title = cardTitle(card)
  if (at === undefined) return title
  const { server, position, count } = at
  const place =
    count === 1 ? 'only' : position === count - 1 ? 'outermost' : position === 0 ? 'innermost' : 'between'
  const isCentral = server === 'hq' || server === 'rnd' || server === 'archives'
  const n = isCentral ? 0 : Number(server.slice('remote'.length))
  return atTable.board.iceAt(title, isCentral ? server : 'remote', n, place, count - position)
}

/** A card in words for screen readers: "Sure Gamble, Event, costs 5, can be chosen". */
export function cardName(card: CardView, seen: SeenFace | undefined, state: Standing): string {
  const parts = [
    titleAt(card, state.at),
    ...wordsOn(card, seen),
    ...(state.price === undefined ? [] : [state.price]),
    ...(state.isNew ? [atTable.board.isNew] : []),
    ...(state.isPicked ? [atTable.board.chosen] : []),
    ...(state.options > 0 ? [state.does ?? atTable.board.canBeChosen] : []),
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
    : [shortTitle(factsOf(seen.definition)?.printed.title ?? seen.definition), atTable.card.seenIn(seen.turn)]

function valuesOf({ side, zone, rezzed }: CardView, face: FaceView): readonly string[] {
  const { type, cost, strength, requirement, points } = face
  const isInstalledCorp = side === 'corp' && (zone === 'root' || zone === 'ice')
  const isPaid = zone === 'rig' || zone === 'play' || (isInstalledCorp && rezzed)
  return [
    ...(type === null ? [] : [gameWords().kinds.type(type)]),
    ...(isInstalledCorp && type !== 'agenda' ? [rezzed ? atTable.board.rezzed : atTable.board.unrezzed] : []),
    ...(cost === null || isPaid ? [] : [atTable.card.costs(cost.value)]),
    ...(strength === null ? [] : [`${atTable.card.strength} ${strength.value}`]),
    ...(requirement === null ? [] : [`${atTable.card.requirement} ${requirement}`]),
    ...(points === null ? [] : [atTable.card.worth(points)]),
  ]
}

type Counted = keyof CardView['counters']
const isCounted = (kind: string): kind is Counted => kind in atTable.counters

export function countersOn(counters: CardView['counters']): readonly string[] {
  const words: Readonly<Record<Counted, (n: number) => string>> = atTable.counters
  return Object.entries(counters).flatMap(([kind, n]) => (isCounted(kind) ? [words[kind](n)] : []))
}
