import { cardAt } from '../queries/facts/look.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { nameFor, sees } from '../view/names.ts'
import { saw } from '../view/occurrences.ts'
import { lookedThrough } from './numbering.ts'

/** What a player need not see on the table to know it. Plain JSON. */
export interface Recall {
  /** Own cards that are not seen, by the alphabet: who knows their deck knows what is left in it, not where. */
  readonly unseen: readonly string[]
  /** What facedown cards are that were shown in this turn or the last one, and have not moved, by their names. */
  readonly shown: Readonly<Record<number, string>>
}

export function recallOf(game: Game, side: Side): Recall {
  const shown: Record<number, string> = {}
  for (const record of [game.lastTurn, game.thisTurn])
    for (const { card: mention } of record) {
      if (mention === null || !saw(side, mention)) continue
      const card = cardAt(game, mention.card)
      const name = nameFor(side, card)
      if (name !== null && isHidden(game, side, card) && isSame(card, mention))
        shown[name] = at(game.titles, card.card)
    }
  return { unseen: unseenOwn(game, side), shown }
}

const isHidden = (game: Game, side: Side, card: CardState): boolean =>
  (card.zone === 'root' || card.zone === 'ice') && !sees(game, side, card)

export function unseenOwn(game: Game, side: Side): readonly string[] {
  const faces = new Set(lookedThrough(game, side))
  return game.cards
    .filter(card => card.owner === side && !faces.has(card.card) && !sees(game, side, card))
    .map(({ card }) => at(game.titles, card))
    .sort()
}

/**
 * Own cards that can lie in the deck as far as their player knows: all that the player does not see, wherever they are, and those
 * seen in the deck. By the alphabet, which says nothing of the order of the deck.
 */
export function leftInDeck(game: Game, side: Side): readonly string[] {
  const deck = side === 'corp' ? 'rnd' : 'stack'
  return game.cards
    .filter(card => card.owner === side && (card.zone === deck || !sees(game, side, card)))
    .map(({ card }) => at(game.titles, card))
    .sort()
}
