import type { Definition, Printed } from '@paydata/engine/language'
import type { Flag, Line } from './clauses.ts'
import { abilityLines } from './lines.ts'
import { readingOf } from './reading.ts'
import { tells } from './tells.ts'

/** An identity of thirty cards without an influence limit is no identity of full decks. */
const isForSmallDecks = ({ type, minimumDeckSize, influenceLimit }: Printed): boolean =>
  type === 'identity' && minimumDeckSize === 30 && influenceLimit === undefined

/** What it is for instead: decks of a starter pack (CR 1.4.1a), or a draft. */
const madeFor = ({ printed, set }: Definition): 'starterGame' | 'draft' | null =>
  isForSmallDecks(printed) ? (set === 'draft' ? 'draft' : 'starterGame') : null

/** The lines of another face of a double-sided card. */
export function linesOfFace(
  { printed, abilities }: Definition,
  face: number,
  edition: string | null,
): readonly Line[] {
  return abilityLines(readingOf(printed, abilities, edition, tells), abilities, face)
}

/** The lines of a card, of its front if it has two: what it does, and the limits that follow from its facts. */
export function linesOf(definition: Definition, edition: string | null): readonly Line[] {
  const { printed, abilities } = definition
  const r = readingOf(printed, abilities, edition, tells)
  const flags: readonly Flag[] = []
  const only = madeFor(definition)
  const is = (subtype: string): boolean => printed.subtypes?.includes(subtype) === true
  return [
    ...abilityLines(r, abilities, 0),
    ...(is('console') ? [{ line: 'limit', of: 'console', flags } as const] : []),
    ...(is('region') ? [{ line: 'limit', of: 'region', flags } as const] : []),
    ...(only === null ? [] : [{ line: 'limit', of: only, flags } as const]),
    ...(printed.limit === undefined
      ? []
      : [{ line: 'limit', of: 'deck', copies: printed.limit, flags } as const]),
  ]
}
