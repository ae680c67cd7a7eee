import { loadedCard } from '@paydata/cards/loading'
import { newestEdition } from '@paydata/decks/starter'
import { createContext } from 'react'
import type { Subject } from '../art/art.ts'

export {
  cardsVersion as cardsVersionHere,
  loadedCard as factsOf,
  versionIn as cardsVersionIn,
} from '@paydata/cards/loading'

/** The edition of the rules as in which cards are shown: that of the game on the screen. */
export const ShownAsIn = createContext<string>(newestEdition)

/** The printed facts from which the picture of a card is drawn. */
export function subjectOf(definition: string): Subject {
  const printed = loadedCard(definition)?.printed
  if (printed === undefined) return { title: definition, type: 'asset' }
  const { title, type, faction, subtypes } = printed
  return { title, type, faction, subtypes }
}

/** The title without the words after the colon of an identity. */
export const shortTitle = (title: string): string => title.split(': ')[0] ?? title
