import type { Definition } from '../language/abilities.ts'
import type { Language } from './language.ts'
import { linesOf, linesOfFace } from './lines.ts'

/**
 * The lines of a card's text, rendered from what the card does. Those of another face of a double-sided card follow its
 * title, in a line of its own (CR 3.1.1a).
 */
export const cardText = (definition: Definition, language: Language): string[] => [
  ...linesOf(definition).map(language.line),
  ...(definition.printed.faces ?? []).flatMap(({ title }, i) => [
    title,
    ...linesOfFace(definition, i + 1).map(language.line),
  ]),
]
