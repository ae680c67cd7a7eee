import type { Definition, Definitions } from '@paydata/engine/vocabulary'
import { defineCards } from '@paydata/engine/vocabulary'
import { cardsVersion } from './versions.ts'

/** Loaded with the first set: a start page that shows no card needs nothing of the engine. */
export const define = (cards: readonly Definition[]): Definitions => defineCards(cardsVersion, cards)
