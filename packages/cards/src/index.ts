/** The cards of Paydata: what is printed on them, and what they do. */
import type { Definition, Definitions } from '@paydata/engine/vocabulary'
import { defineCards } from '@paydata/engine/vocabulary'
import { sets } from './sets/index.ts'
import { cardsVersion } from './versions.ts'

/** Every card in each set it is printed in: what makes them known to the engine. */
export const printings: readonly Definition[] = Object.values(sets).flat()

/** Makes the cards of all sets known to the engine. */
export const defineAllCards = (): Definitions => defineCards(cardsVersion, printings)

export { cardOf, everyCard, type ListedCard, setTitle, titleOf } from './catalogue.ts'
export { cards, sets } from './sets/index.ts'
export { cardsVersion, setVersions } from './versions.ts'
