import type { Problem, Violation } from '@paydata/decks'
import { titled } from '@paydata/decks'
import { decksInEnglish } from './english/decks.ts'

/** What is wrong with decks, for terminals and tools, which speak English alone. */
export const violationText = (violation: Violation): string => decksInEnglish.violation(titled(violation))
export const problemText = (problem: Problem): string => decksInEnglish.problem(problem)
