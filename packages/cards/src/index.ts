/** The cards of Paydata: what is printed on them, and what they do. */
import type { Definition, Definitions } from '@paydata/engine/vocabulary'
import { defineCards } from '@paydata/engine/vocabulary'
import { aheadSet, coreSet, gatewaySet } from './sets.ts'

/** Every card that can be played with. */
export const cards: readonly Definition[] = /* @__PURE__ */ [coreSet, gatewaySet, aheadSet].flat()

/** Games name the version of the cards they began with: it changes when a card does something else. */
export const cardsVersion = '2026-11-21'

/** Makes the cards known to the engine. */
export const defineAllCards = (): Definitions => defineCards(cardsVersion, cards)

export { decks, type NamedDeck } from './decks.ts'
export { coreSet } from './sets.ts'
