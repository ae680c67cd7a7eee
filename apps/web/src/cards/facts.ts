import type { Subject } from '@paydata/art'
import { doingOf } from '@paydata/art'
import { loadedCard } from '@paydata/cards/loading'
import { newestEdition } from '@paydata/decks/starter'
import { createContext } from 'react'

export {
  cardsVersion as cardsVersionHere,
  loadedCard as factsOf,
  onLoaded,
  versionIn as cardsVersionIn,
} from '@paydata/cards/loading'

/** The edition of the rules as in which cards are shown: that of the game on the screen. */
export const ShownAsIn = createContext<string>(newestEdition)

/** What the picture of a card is drawn from: less, until its set has come. */
export function subjectOf(definition: string): Subject {
  const card = loadedCard(definition)
  if (card === undefined) return { id: definition, type: 'asset', doing: null }
  const { type, faction, subtypes } = card.printed
  return { id: definition, type, faction, subtypes, doing: doingOf(card) }
}

/** The title without the words after the colon of an identity. */
export const shortTitle = (title: string): string => title.split(': ')[0] ?? title
