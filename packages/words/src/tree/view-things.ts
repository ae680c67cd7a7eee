import type { CardName, CardView, ServerId, View } from '@paydata/engine/language'
import { cardDefined } from '@paydata/engine/language'
import { serverNamed } from './places.ts'
import type { Thing } from './tree.ts'

export const titled = (title: string): Thing => ({ is: 'titled', title })

/** A card of which no more is known than where it lies. */
export const unknown = (server: ServerId | null, protects: boolean): Thing => ({
  is: 'unknown',
  server: server === null ? null : serverNamed(server),
  protects,
})

/** What a card is called, where it is defined. */
export const titleOf = (version: string, definition: string): string | null =>
  cardDefined(version, definition)?.printed.title ?? null

/** A card by the title of its definition. */
export function cardNamed(version: string, definition: string | null): Thing | null {
  const title = definition === null ? null : titleOf(version, definition)
  return title === null ? null : titled(title)
}

/** Every card of the view that has a name. */
function* cardsIn(view: View): Generator<CardView> {
  for (const side of [view.corp, view.runner]) {
    yield side.identity
    yield* side.hand.cards
    yield* side.deck.cards
    yield* side.discard.cards
    yield* side.scoreArea
  }
  for (const server of view.servers) {
    yield* server.root
    for (const { ice } of server.ice) if (ice !== null) yield ice
  }
  yield* view.rig
  yield* view.hosted
  yield* view.play
  yield* view.setAside.cards
  yield* view.removed.cards
}

/** The card of the view that has this name. */
export function cardOf(view: View, id: CardName): CardView | null {
  if (id !== null) for (const card of cardsIn(view)) if (card.id === id) return card
  return null
}

/** A card of the view: its title, or where it lies. */
export function cardThing(view: View, id: CardName, definition: string | null): Thing {
  const named = cardNamed(view.definitions, definition)
  const card = named === null ? cardOf(view, id) : null
  if (named !== null) return named
  if (card === null) return unknown(null, false)
  return card.face === null ? unknown(card.server, card.zone === 'ice') : titled(card.face.title)
}
