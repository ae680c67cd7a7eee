/** The cards of Paydata: what is printed on them, and what they do. */
import type { Definitions } from '@paydata/engine/vocabulary'
import { defineCards } from '@paydata/engine/vocabulary'
import { cards } from './sets/index.ts'
import { cardsVersion } from './versions.ts'

/** Makes the cards of all sets known to the engine. */
export const defineAllCards = (): Definitions => defineCards(cardsVersion, cards)

export * from './decks/index.ts'
export { cards, sets } from './sets/index.ts'
export { cardsVersion, setVersions } from './versions.ts'
