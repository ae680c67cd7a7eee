/** The cards of Paydata: what is printed on them, and what they do. */
import type { Definition, Definitions } from '@paydata/engine/vocabulary'
import { defineCards } from '@paydata/engine/vocabulary'
import coreFacts from '../data/core.json' with { type: 'json' }
import gatewayFacts from '../data/system-gateway.json' with { type: 'json' }
import updateFacts from '../data/system-update-2021.json' with { type: 'json' }
import aheadFacts from '../data/what-lies-ahead.json' with { type: 'json' }
import { core } from './core/index.ts'
import { printedById } from './printed.ts'
import { systemGateway } from './system-gateway/index.ts'
import { whatLiesAhead } from './what-lies-ahead/index.ts'

const printed = printedById(coreFacts, gatewayFacts, updateFacts, aheadFacts)

/** Every card that can be played with. */
export const cards: readonly Definition[] = [...core, ...systemGateway, ...whatLiesAhead].map(text => {
  const facts = printed.get(text.is)
  if (facts === undefined) throw new Error(`nothing is printed for ${text.is}`)
  return { ...text, printed: facts }
})

/** Games name the version of the cards they began with: it changes when a card does something else. */
export const cardsVersion = '2026-11-21'

/** Makes the cards known to the engine. */
export const defineAllCards = (): Definitions => defineCards(cardsVersion, cards)

export { decks, type NamedDeck } from './decks.ts'
