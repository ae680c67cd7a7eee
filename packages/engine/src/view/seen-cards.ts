import type { CardView } from '../fields/types.ts'
import { typeOf } from '../queries/facts/characteristics.ts'
import { cardAt, indexOfIce, isInstalled, objectOf, serverOf } from '../queries/facts/look.ts'
import { bug } from '../state/bug.ts'
import type { CardState, Counters } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import { noCounters as emptyCounters } from '../state/game.ts'
import { faceView } from './faces.ts'
import type { Gaze } from './gaze.ts'
import { seenIn } from './gaze.ts'
import { nameFor } from './names.ts'

/** The place of ice and of known cards in decks; other places have no order that counts. */
function indexOf(game: Game, card: CardState): number | null {
  if (card.zone === 'ice') {
    const server = card.server === null ? undefined : serverOf(game, card.server)
    return server === undefined ? null : indexOfIce(server, card.card)
  }
  return card.zone === 'rnd' || card.zone === 'stack' ? game.zones[card.zone].indexOf(card.card) : null
}

export function cardView(gaze: Gaze, card: CardState, before: CardView | null | undefined): CardView {
  const { game, viewer } = gaze
  const { owner: side, zone, faceup, server } = card
  const id = nameFor(viewer, card)
  const isSeen = seenIn(gaze, card)
  const face = isSeen ? faceView(gaze, card, before?.face) : null
  const rezzed = side === 'corp' && faceup && isInstalled(card) && typeOf(game, card) !== 'agenda'
  const index = isSeen || zone === 'ice' ? indexOf(game, card) : null
  const hosting = card.host === null ? undefined : objectOf(game, card.host)
  const host = hosting === undefined ? null : nameFor(viewer, hosting)
  const counters = countersView(card.counters, before?.counters)
  // By far most cards stay as they were, so they are compared before anything is made of them.
  if (
    before !== null &&
    before !== undefined &&
    before.id === id &&
    before.side === side &&
    before.zone === zone &&
    before.face === face &&
    before.faceup === faceup &&
    before.rezzed === rezzed &&
    before.server === server &&
    before.index === index &&
    before.host === host &&
    before.counters === counters
  )
    return before
  return { id, side, zone, face, faceup, rezzed, server, index, host, counters }
}

const noCounters: CardView['counters'] = {}

/** Counters in an order of their own, so that it does not tell which came first; none are left out. */
function countersView(counters: Counters, before: CardView['counters'] | undefined): CardView['counters'] {
  if (counters === emptyCounters) return noCounters
  if (before !== undefined && isSaidBy(before, counters)) return before
  const kinds = (Object.keys(counters) as (keyof Counters)[]).filter(kind => counters[kind]).sort()
  return kinds.length === 0 ? noCounters : Object.fromEntries(kinds.map(kind => [kind, counters[kind]]))
}

function isSaidBy(view: CardView['counters'], counters: Counters): boolean {
  let left = 0
  for (const _ in view) left++
  for (const kind in counters) {
    const count = counters[kind as keyof Counters]
    if (!count) continue
    if (view[kind as keyof Counters] !== count) return false
    left--
  }
  return left === 0
}

/** Cards in the order given, each made from what it was before, and the same list while nothing in it changes. */
export function cardViews(
  gaze: Gaze,
  numbers: readonly number[],
  before: readonly CardView[] | undefined,
): readonly CardView[] {
  const earlier = before ?? noCards
  let views: CardView[] | undefined
  let next = 0
  for (let i = 0; i < numbers.length; i++) {
    const card = cardAt(gaze.game, numbers[i] ?? bug('no card in its place'))
    const name = nameFor(gaze.viewer, card)
    // The list keeps its order while cards come and go: each is looked for from where the last one was.
    let place = next
    while (place < earlier.length && earlier[place]?.id !== name) place++
    if (place < earlier.length) next = place + 1
    const view = cardView(gaze, card, earlier[place])
    if (views === undefined) {
      if (view === earlier[i]) continue
      views = earlier.slice(0, i)
    }
    views.push(view)
  }
  if (views !== undefined) return views
  return numbers.length === earlier.length ? earlier : earlier.slice(0, numbers.length)
}

const noCards: readonly CardView[] = []
