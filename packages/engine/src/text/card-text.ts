import type { Definition } from '../language/abilities.ts'
import type { Language } from './language.ts'
import { linesOf } from './lines.ts'

/** The lines of a card's text, rendered from what the card does. */
export const cardText = (definition: Definition, language: Language): string[] =>
  linesOf(definition).map(language.line)
