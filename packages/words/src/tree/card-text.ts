import type { Definition } from '@paydata/engine/language'
import { linesOf, linesOfFace } from './card-lines.ts'
import type { Language } from './language.ts'
import { finished } from './language.ts'

/**
 * The lines of a card's text, rendered from what the card does. Those of another face of a double-sided card follow its
 * title, in a line of its own (CR 3.1.1a). With an older edition of the rules it speaks in the terms of that.
 */
export const cardText = (
  definition: Definition,
  language: Language,
  edition: string | null = null,
): string[] => [
  ...linesOf(definition, edition).map(line => finished(language.line(line), language)),
  ...(definition.printed.faces ?? []).flatMap(({ title }, i) => [
    title,
    ...linesOfFace(definition, i + 1, edition).map(line => finished(language.line(line), language)),
  ]),
]
