import { deckForms, namedDeck, pools, starterDecks, violationsOf, writeDeck } from '@paydata/decks'

/** The list of a starter deck with another card in place of one: a legal deck of somebody's own. */
export function ownList(side: 'corp' | 'runner'): string {
  for (const { side: of, identity, cards } of starterDecks) {
    if (of !== side) continue
    for (const [less] of cards)
      for (const [more] of cards) {
        const deck = namedDeck('Own', identity, [...cards, [less, -1], [more, 1]])
        const isOther = more !== less && deck.cards.every(([, count]) => count > 0)
        const isLegal = violationsOf(deck, pools.all, '2026-11-29', '26.03').length === 0
        if (isOther && isLegal) return writeDeck(deck, deckForms[0])
      }
  }
  throw new Error(`No starter deck of the ${side} can be changed.`)
}
