import { titleOf } from './catalogue.ts'
import { decksInEnglish } from './english.ts'
import type { Violation } from './legality.ts'
import type { Problem } from './problems.ts'

/** A violation with the card by its title, for readers who do not have all cards. */
export const titled = (violation: Violation): Violation =>
  'card' in violation ? { ...violation, card: titleOf(violation.card) } : violation

/** In English, for terminals and tools. */
export const violationText = (violation: Violation): string => decksInEnglish.violation(titled(violation))
export const problemText = (problem: Problem): string => decksInEnglish.problem(problem)
