import { cards, defineAllCards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import type { Subject } from '../art/art.ts'

/** The words of the engine need the definitions: they are made known once, as the table is loaded. */
const { version } = defineAllCards()

const known: ReadonlyMap<string, Definition> = new Map(cards.map(card => [card.is, card]))

export const cardsVersionHere = version
export const factsOf = (definition: string): Definition | undefined => known.get(definition)

/** What its picture is drawn from. */
export function subjectOf(definition: string): Subject {
  const printed = factsOf(definition)?.printed
  if (printed === undefined) return { title: definition, type: 'asset' }
  const { title, type, faction, subtypes } = printed
  return { title, type, faction, subtypes }
}

/** The title without the words after the colon of an identity. */
export const shortTitle = (title: string): string => title.split(': ')[0] ?? title
