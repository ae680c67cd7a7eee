import type { Definition, Printed } from '@paydata/engine/language'
import type { Flag, Line } from './clauses.ts'
import { abilityLines } from './lines.ts'
import { readingOf } from './reading.ts'
import { tells } from './tells.ts'

/** CR 1.4.1a: identities of a starter pack have no influence, as they are for its decks alone. */
const isForStarters = ({ type, minimumDeckSize, influenceLimit }: Printed): boolean =>
  type === 'identity' && minimumDeckSize !== undefined && influenceLimit === undefined

/** The lines of another face of a double-sided card. */
export function linesOfFace(
  { printed, abilities }: Definition,
  face: number,
  edition: string | null,
): readonly Line[] {
  return abilityLines(readingOf(printed, abilities, edition, tells), abilities, face)
}

/** The lines of a card, of its front if it has two: what it does, and the limits that follow from its facts. */
export function linesOf({ printed, abilities }: Definition, edition: string | null): readonly Line[] {
  const r = readingOf(printed, abilities, edition, tells)
  const flags: readonly Flag[] = []
  const is = (subtype: string): boolean => printed.subtypes?.includes(subtype) === true
  return [
    ...abilityLines(r, abilities, 0),
    ...(is('console') ? [{ line: 'limit', of: 'console', flags } as const] : []),
    ...(is('region') ? [{ line: 'limit', of: 'region', flags } as const] : []),
    ...(isForStarters(printed) ? [{ line: 'limit', of: 'starterGame', flags } as const] : []),
    ...(printed.limit === undefined
      ? []
      : [{ line: 'limit', of: 'deck', copies: printed.limit, flags } as const]),
  ]
}
