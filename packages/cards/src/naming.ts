import type { Definition, Definitions } from '@paydata/engine/vocabulary'
import { nameCards } from '@paydata/engine/vocabulary'
import { cardsVersion } from './versions.ts'

/** Loaded with the first set: a start page that shows no card needs nothing of the engine, and one that speaks of cards no rules. */
export const name = (cards: readonly Definition[]): Definitions => nameCards(cardsVersion, cards)
