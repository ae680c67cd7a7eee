import type { SeenOccurrence, Side, View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Given } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { factsOf } from '../cards/facts.ts'
import type { Held, HeldCards } from '../store/said.ts'

interface KnownHand {
  /** Cards that the reader has seen and that are there for certain. */
  readonly cards: readonly Held[]
  /** Cards of which one may be the one that is being installed. */
  readonly doubtful: readonly Held[]
  /** How the reader saw the card that is being installed or played leave the hand. */
  readonly placed: 'faceup' | 'facedown' | null
  /** The definitions of the cards that were accessed there in the last breach. None of them is accessed twice. */
  readonly accessed: readonly string[]
}
export type KnownHands = Readonly<Record<Side, KnownHand>>

const nothing: KnownHand = { cards: [], doubtful: [], placed: null, accessed: [] }
export const nothingHeld: KnownHands = { corp: nothing, runner: nothing }

const zones = { corp: 'hq', runner: 'grip' } as const

/** What a reader knows of the hands that they do not see, after an update between two views. */
export function heldAfter(
  held: KnownHands,
  happened: readonly SeenOccurrence[],
  before: View,
  view: View,
): KnownHands {
  const of = (side: Side): KnownHand => {
    if (view.viewer === side || view.viewer === 'all') return nothing
    const [had, has] = [before[side].hand, view[side].hand]
    const known = withShown(held[side], definitionsOf(had.cards), before.turn)
    const next = happened.reduce((each, one) => after(each, side, one, view.turn), known)
    const left = happened.filter(({ card }) => card?.before?.zone === zones[side]).length
    // Cards that left otherwise than by moving, such as those that became hosted, may be any.
    const isSure = has.count >= had.count - left
    const sure = withShown(
      isSure ? next : { ...next, cards: [] },
      revealedIn(happened, zones[side]),
      view.turn,
    )
    return withShown(sure, definitionsOf(has.cards), view.turn)
  }
  return { corp: of('corp'), runner: of('runner') }
}

/** What was known of hands at a version. */
export interface KnownAt {
  readonly version: number
  readonly held: KnownHands
}

/** An answer further back than this many updates is taken back with all that was known. */
const mostMarks = 60

/**
 * What a reader knows of hands by the history of a game, which may begin at this version. After a take-back they know what was known at
 * the view to which the game went.
 */
export function heldIn({ eye, first, updates }: Given<'history'>, version: number): KnownAt {
  let view = first
  let known: KnownAt = { version, held: nothingHeld }
  let marks: readonly { readonly view: View; readonly held: KnownHands }[] = []
  for (const packed of updates) {
    const update = unpackUpdate(view, eye, packed)
    const next = applyPatch(view, update.patch)
    marks = [...marks, { view, held: known.held }].slice(-mostMarks)
    let { held } = known
    if (update.takenBack) {
      const text = JSON.stringify(next)
      const to = marks.findLastIndex(mark => JSON.stringify(mark.view) === text)
      held = marks[to]?.held ?? nothingHeld
      marks = marks.slice(0, Math.max(0, to))
    }
    const before = update.takenBack ? next : view
    known = { version: update.version, held: heldAfter(held, update.occurrences, before, next) }
    view = next
  }
  return known
}

export const cardsOf = ({ corp, runner }: KnownHands): HeldCards => ({
  corp: corp.cards,
  runner: runner.cards,
})

function after(hand: KnownHand, side: Side, happened: SeenOccurrence, turn: number): KnownHand {
  const { what, by, card, kind } = happened
  const { cards, accessed } = hand
  const zone = zones[side]
  if (what === 'breachBegan') return { ...hand, accessed: [] }
  if ((what === 'mulligan' && by === side) || (what === 'swapped' && happened.server === null)) return nothing
  if (card === null) return hand
  const { definition, before } = card
  if (what === 'installed' && kind === zone) return afterInstall(hand, happened, definition)
  if (before?.zone === zone) {
    if (definition !== null)
      return {
        ...hand,
        cards: without(cards, ({ definition: each }) => each === definition),
        accessed: without(accessed, each => each === definition),
        placed: what === 'placed' ? 'faceup' : hand.placed,
      }
    return what === 'placed'
      ? { ...hand, cards: [], doubtful: cards, placed: 'facedown' }
      : { ...hand, cards: [], doubtful: [] }
  }
  if (what === 'putBack' && kind === zone && hand.placed === 'facedown')
    return { ...hand, cards: [...cards, ...hand.doubtful], doubtful: [], placed: null }
  // What was being installed went elsewhere.
  if (before?.zone === 'play' && kind !== zone) return { ...hand, doubtful: [], placed: null }
  if (definition === null || kind !== zone) return hand
  if (what === 'accessed') {
    const all = [...accessed, definition]
    const times = all.filter(each => each === definition).length
    return { ...hand, cards: seenAgain(cards, definition, times, turn), accessed: all }
  }
  return what === 'moved' || what === 'putBack'
    ? { ...hand, cards: [...cards, { definition, turn }], placed: null }
    : hand
}

/** A card that came facedown from the hand, straight or over the play area, tells by its place which kinds of card it can be. */
function afterInstall(
  { cards, doubtful, placed, accessed }: KnownHand,
  { protects, server }: SeenOccurrence,
  definition: string | null,
): KnownHand {
  if (placed === 'faceup') return { cards, doubtful: [], placed: null, accessed }
  const all = [...cards, ...doubtful]
  const left =
    definition === null
      ? all.filter(each => !couldLieThere(each, protects, server))
      : without(all, each => each.definition === definition)
  return { cards: left, doubtful: [], placed: null, accessed }
}

/** Only ice protects a server, and an operation lies nowhere (CR 3.4.2). The Runner can install any card facedown. */
function couldLieThere({ definition }: Held, protects: boolean, server: string | null): boolean {
  const type = factsOf(definition)?.printed.type
  return server === null || (protects ? type === 'ice' : type !== 'ice' && type !== 'operation')
}

const definitionsOf = (shown: View['corp']['hand']['cards']): readonly string[] =>
  shown.flatMap(({ face }) => face?.definition ?? [])

/** The cards that were revealed in a hand and are there still. */
function revealedIn(happened: readonly SeenOccurrence[], zone: string): readonly string[] {
  const cards = happened.flatMap(({ what, kind, card }) =>
    what === 'revealed' && kind === zone ? (card ?? []) : [],
  )
  return [...new Map(cards.map(card => [card.id, card.definition])).values()].flatMap(each => each ?? [])
}

/** The cards that are shown now are there for certain. */
function withShown(hand: KnownHand, all: readonly string[], turn: number): KnownHand {
  const cards = [...new Set(all)].reduce(
    (held, definition) => seenAgain(held, definition, all.filter(each => each === definition).length, turn),
    hand.cards,
  )
  return { ...hand, cards }
}

/** So many copies of a card were seen now, among which are those that were known. */
function seenAgain(cards: readonly Held[], definition: string, times: number, turn: number): readonly Held[] {
  const others = cards.filter(each => each.definition !== definition)
  const known = cards.filter(each => each.definition === definition)
  return [...others, ...known.slice(times), ...Array.from({ length: times }, () => ({ definition, turn }))]
}

function without<Each>(all: readonly Each[], is: (each: Each) => boolean): readonly Each[] {
  const at = all.findIndex(is)
  return at < 0 ? all : all.toSpliced(at, 1)
}
