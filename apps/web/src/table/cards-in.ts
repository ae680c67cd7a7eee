import type { CardView, Side, View, Viewer } from '@paydata/engine'
import { useSaid } from '../store/said.ts'

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

/** Through whose eyes the table is seen. A spectator stays one while they look into a hand. */
export const useEye = ({ viewer }: View): Viewer => useSaid(state => state.eye) ?? viewer

/** The side at the bottom of the table: that whose hand is seen, and the Runner’s for who sees none or both. */
export const useOwnSide = (view: View): Side => (useEye(view) === 'corp' ? 'corp' : 'runner')
