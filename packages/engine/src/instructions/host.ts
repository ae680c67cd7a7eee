import { hostCard } from '../changes/host.ts'
import { cardsPicked } from '../changes/picking.ts'
import type { CardsOrRandom, Choose, One } from '../language/expressions.ts'
import { hasRoomFor } from '../queries/facts/characteristics.ts'
import { cardsOf, isRandom } from '../queries/facts/matching-cards.ts'
import { uninstalling } from '../queries/outcomes/effects.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Host {
  readonly do: 'host'
  readonly cards: CardsOrRandom
  readonly on: One | Choose
  readonly face: 'faceup' | 'facedown'
}

/** Host cards without installing them; an installed card keeps its state on the new host (CR 1.13.2a, 1.13.8). */
export const host = (
  cards: CardsOrRandom,
  on: One | Choose = 'self',
  face: 'faceup' | 'facedown' = 'faceup',
): Host => ({
  do: 'host',
  cards,
  on,
  face,
})

export const hostVerb: Verb<Host> = {
  allows: enoughFor('cards', 'on'),
  couldChange: someFor('cards', 'on'),
  targets: (_game, { cards, on }) => [...choicesIn(cards), ...choicesIn(on)],
  // CR 9.3.3e, 1.2.2: what the host has no room for cannot be hosted there, and nothing is trashed to make room.
  refusalToChoose(game, { on }, scope, choose, card) {
    if (choose === on) return undefined
    const onto = cardsOf(game, on, scope)[0]
    return onto === undefined || hasRoomFor(game, onto, card) ? undefined : noRoom
  },
  // CR 1.13.2b: a Corp card on a Runner card is not installed any more; all else stays as it is (CR 1.13.2a). What chance picks is in
  // a hand, and is picked once, as it is hosted.
  expects: (game, { cards, on }, scope) =>
    uninstalling(game, scope.by, () => {
      if (isRandom(cards) || cardsOf(game, on, scope)[0]?.owner !== 'runner') return []
      return cardsOf(game, cards, scope).filter(card => card.owner === 'corp')
    }),
  resolve(game, { cards, on, face }, scope) {
    const onto = cardsOf(game, on, scope)[0]
    if (onto === undefined) return
    for (const card of cardsPicked(game, cards, scope))
      if (hasRoomFor(game, onto, card)) hostCard(game, card, onto, face, scope.by)
  },
}
const noRoom: OptionRefusal = { reason: 'hostLimit', rule: '9.3.3e' }
