import { addTo as add, shuffleDeck, zoneOf } from '../changes/cards.ts'
import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import type { Cards, Goal, Who } from '../language/expressions.ts'
import { cardsOf } from '../queries/cards.ts'
import { uninstalling } from '../queries/effects.ts'
import { whoIs } from '../queries/references.ts'
import { canSee } from '../queries/sight.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface AddTo extends Naming {
  readonly do: 'addTo'
  readonly cards: Cards
  readonly to: Goal
  readonly by: Who
  /** Shown to both players first, because the text asks for a kind of card (CR 4.1.2a). */
  readonly reveal: boolean
  readonly facedown?: boolean
}

/** Add or move cards to a place of their owner (CR 8.2.1a). */
export const addTo = (
  cards: Cards,
  to: Goal,
  more: Partial<Pick<AddTo, 'by' | 'reveal' | 'facedown' | 'as'>> = {},
): AddTo => ({
  do: 'addTo',
  cards,
  to,
  by: 'you',
  reveal: false,
  ...more,
})

export const addToVerb: Verb<AddTo> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  targets: (_game, { cards, by }) => choicesIn(cards).map(choose => ({ by, ...choose })),
  expects: (game, { cards, by }, scope) =>
    uninstalling(game, whoIs(by, scope), () => cardsOf(game, cards, scope)),
  resolve(game, { cards, to, by, reveal, facedown }, scope) {
    const who = whoIs(by, scope)
    const moved = cardsOf(game, cards, scope)
    const decks = new Set<'corp' | 'runner'>()
    if (reveal) {
      const revealed = moved.filter(card => !canSee(game, 'public', card))
      show(game, scope, revealed, 'both')
      for (const card of revealed) happen(game, 'revealed', { by: who, card })
    }
    for (const card of moved) {
      const zone = zoneOf(to, card.owner)
      if (to === 'shuffledIntoDeck') decks.add(card.owner)
      add(
        game,
        card,
        { zone, ...(to === 'topOfDeck' && { index: 0 }), ...(facedown === true && { faceup: false }) },
        who,
      )
    }
    for (const side of decks) shuffleDeck(game, side)
    return moved.map(refOf)
  },
}
