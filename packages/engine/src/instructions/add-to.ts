import { placeCountersOfEntry } from '../changes/enter-score-area.ts'
import { addTo as add, shuffleDeck, zoneOf } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { cardsPicked } from '../changes/picking.ts'
import { show } from '../changes/show.ts'
import type { CardsOrRandom, Goal, Who } from '../language/expressions.ts'
import { cardsOf, isRandom } from '../queries/facts/matching-cards.ts'
import { whoIs } from '../queries/facts/references.ts'
import { canSee } from '../queries/facts/sight.ts'
import { uninstalling } from '../queries/outcomes/effects.ts'
import { entering, entryOf, isKeptOut } from '../queries/outcomes/entering.ts'
import { refOf } from '../state/cards.ts'
import type { Side } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface AddTo extends Naming {
  readonly do: 'addTo'
  readonly cards: CardsOrRandom
  readonly to: Goal
  readonly by: Who
  /** Shown to both players first, because the text asks for a kind of card (CR 4.1.2a). */
  readonly reveal: boolean
  readonly facedown?: boolean
}

/** Add or move cards to a place of their owner (CR 8.2.1a). */
export const addTo = (
  cards: CardsOrRandom,
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

/** Whose score area it is, if it is one. */
const sideOfScoreArea = (to: Goal): Side | undefined =>
  to === 'corpScore' ? 'corp' : to === 'runnerScore' ? 'runner' : undefined

export const addToVerb: Verb<AddTo> = {
  allows: enoughFor('cards'),
  couldChange: someFor('cards'),
  targets: (_game, { cards, by }) => choicesIn(cards).map(choose => ({ by, ...choose })),
  expects(game, { cards, by, to }, scope) {
    // What chance picks is in a hand, and is picked once, as it is added.
    const moved = () => (isRandom(cards) ? [] : cardsOf(game, cards, scope))
    const side = sideOfScoreArea(to)
    return [
      ...uninstalling(game, whoIs(by, scope), moved),
      ...(side === undefined ? [] : entering(game, side, moved)),
    ]
  },
  resolve(game, { cards, to, by, reveal, facedown }, scope, effects) {
    const who = whoIs(by, scope)
    const named = cardsPicked(game, cards, scope)
    const moved =
      sideOfScoreArea(to) === undefined ? named : named.filter(card => !isKeptOut(game, card, effects))
    const decks = new Set<'corp' | 'runner'>()
    if (reveal) {
      const revealed = moved.filter(card => !canSee(game, 'public', card))
      show(game, scope, revealed, 'both')
      for (const card of revealed) happen(game, 'revealed', { by: who, card })
    }
    for (const card of moved) {
      const zone = zoneOf(to, card.owner)
      if (to === 'shuffledIntoDeck') decks.add(card.owner)
      // Once it has moved it is another object (CR 1.12.1), so what was expected of it is looked up before.
      const entry = entryOf(card, effects)
      add(
        game,
        card,
        { zone, ...(to === 'topOfDeck' && { index: 0 }), ...(facedown === true && { faceup: false }) },
        who,
      )
      placeCountersOfEntry(game, card.card, entry)
    }
    for (const side of decks) shuffleDeck(game, side)
    return moved.map(refOf)
  },
}
