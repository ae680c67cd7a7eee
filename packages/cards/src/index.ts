/** The cards of Paydata: what is printed on them, and what they do. */
import type { Definitions } from '@paydata/engine/vocabulary'
import { defineCards } from '@paydata/engine/vocabulary'
import { cards } from './sets.ts'

/** The name under which games of every release know these cards. What a card does has the number of its set. */
export const cardsVersion = '2026-11-21'

/** Makes the cards known to the engine. */
export const defineAllCards = (): Definitions => defineCards(cardsVersion, cards)

export * from './decks/index.ts'
export { cards, coreSet } from './sets.ts'
export { setVersions } from './versions.ts'
