import type { CardView, FaceView, Side, View } from '@paydata/engine'
import { many } from './layout.ts'
import type { Paint } from './paint.ts'

const counterNames: Readonly<Record<string, string>> = {
  credit: '¢',
  advancement: ' adv',
  virus: ' virus',
  power: ' power',
  agenda: ' agenda',
  tag: ' tag',
  badPublicity: ' bad pub',
}

function countersOf(card: CardView): string {
  const parts = Object.entries(card.counters).map(([kind, n]) => `${n}${counterNames[kind] ?? ` ${kind}`}`)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** The cards a viewer can speak of, wherever they are. */
export const cardsIn = (view: View): readonly CardView[] => [
  ...view.servers.flatMap(server => [...server.root, ...server.ice.flatMap(({ ice }) => ice ?? [])]),
  ...view.rig,
  ...view.hosted,
  ...view.play,
  ...view.setAside.cards,
  ...[view.corp, view.runner].flatMap(side => [...side.hand.cards, ...side.discard.cards]),
  ...(view.access === null ? [] : [view.access]),
]

export const sideColour = (side: Side): 'corp' | 'runner' => side

/** A value, marked when it is not what is printed. */
function value(of: NonNullable<FaceView['strength']>): string {
  return of.parts.length > 1 ? `${of.value}*` : `${of.value}`
}

/** A card in a hand or a heap: its title and what it costs. */
export function cardInHand(card: CardView, paint: Paint): string {
  const { face } = card
  if (face === null) return 'a card'
  const cost =
    face.requirement !== null
      ? ` ${face.requirement} adv/${many(face.points ?? 0, 'pt')}`
      : face.cost === null
        ? ''
        : ` ${paint('credit', `${value(face.cost)}¢`)}`
  return `${face.title}${cost}`
}

/** A card on the table. What is in brackets is not rezzed or lies facedown. */
export function cardOnTable(card: CardView, hosted: readonly CardView[], paint: Paint): string {
  const { face } = card
  const strength = face?.strength == null ? '' : ` ${value(face.strength)}`
  const counters = countersOf(card)
  const guests =
    hosted.length === 0 ? '' : ` ⟨${hosted.map(guest => cardOnTable(guest, [], paint)).join(', ')}⟩`
  if (card.side === 'corp' && !card.rezzed && !card.faceup) {
    const name = face === null ? (card.zone === 'ice' ? 'ice' : 'card') : hidden(face)
    return `${paint('dim', `[${name}]`)}${counters}${guests}`
  }
  if (face === null) return `${paint('dim', '[facedown]')}${counters}${guests}`
  const name = card.faceup ? face.title : `[${face.title}]`
  return `${paint('bold', name)}${strength}${counters}${guests}`
}

/** One's own unrezzed card: what it will cost. */
function hidden(face: FaceView): string {
  if (face.requirement !== null) return `${face.title} needs ${face.requirement}`
  return face.cost === null ? face.title : `${face.title} ${value(face.cost)}¢`
}
