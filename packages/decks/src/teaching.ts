import { gatewayDecks } from '@paydata/cards/published/system-gateway-decks'
import type { NamedDeck } from './model.ts'
import { namedDeck } from './model.ts'
import type { ReadyDeck } from './ready-deck.ts'
import { readyDeck } from './ready-deck.ts'

/** The decks that come with System Gateway: two to learn with, which play to 6 points, and both with more cards. */
export const teachingDecks: readonly ReadyDeck[] = gatewayDecks.map(readyDeck)

const identities: ReadonlySet<string> = new Set(teachingDecks.map(({ identity }) => identity))

/** CR 1.4.1a: such an identity is for the decks that it comes with, and for no others. */
export const isTeachingIdentity = ({ identity }: NamedDeck): boolean => identities.has(identity)

export const isTeachingDeck = (deck: NamedDeck): boolean => teachingDecks.some(each => isSameDeck(each, deck))

/** CR 1.7.2a: the agenda points that two decks play to, where both are made for so many; null for those of the rules. */
export function pointsToWin(corp: NamedDeck, runner: NamedDeck): number | null {
  const [one, other] = [corp, runner].map(deck => teachingDecks.find(each => isSameDeck(each, deck))?.winAt)
  return one !== undefined && one === other ? one : null
}

const isSameDeck = (one: NamedDeck, other: NamedDeck): boolean => written(one) === written(other)

/** Its identity and cards in their one written order. */
const written = ({ identity, cards }: NamedDeck): string => JSON.stringify(namedDeck('', identity, cards))
