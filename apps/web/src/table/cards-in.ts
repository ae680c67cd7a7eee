import type { CardView, View } from '@paydata/engine'

/** Every card of a view, in all zones. */
export const cardsIn = (view: View): readonly CardView[] => [
  ...view.servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
  ...view.rig,
  ...view.hosted,
  ...view.play,
  ...view.setAside.cards,
  ...view.removed.cards,
  ...[view.corp, view.runner].flatMap(side => [
    side.identity,
    ...side.hand.cards,
    ...side.discard.cards,
    ...side.deck.cards,
    ...side.scoreArea,
  ]),
  ...(view.access === null ? [] : [view.access]),
]

/** The cards hosted by a card. A view lists them in `rig` or in `hosted`. */
export const guestsOf = (view: View, host: CardView): readonly CardView[] =>
  host.id === null ? [] : [...view.rig, ...view.hosted].filter(card => card.host === host.id)

/** The side at the bottom of the table: the viewer’s own, and the Runner’s for spectators. */
export const ownSide = (view: View): 'corp' | 'runner' => (view.viewer === 'corp' ? 'corp' : 'runner')
