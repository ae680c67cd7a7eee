/** The older editions of the rules: a game that is played by one of them loads these tables, any other does without. */
import { defineEdition } from '../rulebook/edition.ts'
import type { Edition } from '../rulebook/editions.ts'
import { edition14, edition16 } from './comprehensive.ts'
import { edition2012, edition2013 } from './first-rules.ts'
import { edition2017 } from './rules-reference.ts'

export { placeBy } from '../rulebook/citing.ts'
export type { Choice } from './choices.ts'
export { allChoices, choices, placeOfChoice } from './choices.ts'

/** From the oldest on. */
export const olderEditions: readonly Edition[] = [edition2012, edition2013, edition2017, edition14, edition16]

/** Makes all of them known to the engine; to do it again does no harm. */
export function defineOlderEditions(): void {
  for (const edition of olderEditions) defineEdition(edition)
}
