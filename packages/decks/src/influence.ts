import type { ListedCard } from '@paydata/cards/catalogue'
import { cardOf } from '@paydata/cards/catalogue'
import type { NamedDeck } from './model.ts'

/** CR 1.4.5: neutral cards are out of every faction, also of a neutral identity's. */
export const isOutOfFaction = (card: ListedCard, identity: ListedCard): boolean =>
  card.faction !== identity.faction || card.faction?.startsWith('neutral') === true

/** What one copy counts towards the limit of this identity; what may not be in its deck at all counts nothing. */
export const influenceOf = (card: ListedCard, identity: ListedCard): number =>
  card.side === identity.side && isOutOfFaction(card, identity) ? (card.influence ?? 0) : 0

/** CR 1.4.5a: counted by copy and not by name. */
export function influenceSpent({ identity, cards }: NamedDeck): number {
  const forIdentity = cardOf(identity)
  if (forIdentity === undefined) return 0
  return cards.reduce((sum, [id, count]) => {
    const card = cardOf(id)
    return card === undefined ? sum : sum + count * influenceOf(card, forIdentity)
  }, 0)
}
