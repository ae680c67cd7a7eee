import { readFileSync, statSync } from 'node:fs'
import type { NamedDeck, Problem } from '@paydata/cards'
import { cardOf, problemText, readDeck, violationsOf, violationText } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import type { Mistake } from '../arguments.ts'

/** Far more than a deck needs: what is larger is not read at all. */
const largest = 1_000_000

/** The text of a file, or of the standard input for `-`. */
export function textOf(file: string): string | Mistake {
  try {
    if (file === '-') return readFileSync(0, 'utf8')
    if (statSync(file).size > largest) return { mistake: `${file} is too large for a deck.` }
    return readFileSync(file, 'utf8')
  } catch (error) {
    return {
      mistake: `${file} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
    }
  }
}

/** What is written with a slash or an ending is a file; decks have neither in their names. */
export const isFileName = (name: string): boolean => /[/\\]|\.\w+$/.test(name)

/** A legal deck of this side from a file. */
export function deckFrom(file: string, side: Side): NamedDeck | Mistake {
  const text = textOf(file)
  if (typeof text !== 'string') return text
  const reading = readDeck(text)
  if (!reading.ok) return { mistake: `${file} is no deck:\n${problemLines(reading.problems)}` }
  const { deck } = reading
  const identity = cardOf(deck.identity)
  if (identity?.side !== side) return { mistake: `The deck in ${file} is for the other side.` }
  const violations = violationsOf(deck)
  if (violations.length > 0)
    return { mistake: `The deck in ${file} is not legal:\n${inLines(violations.map(violationText))}` }
  return deck.name === '' ? { ...deck, name: identity.title } : deck
}

const inLines = (texts: readonly string[]): string => texts.map(text => `  ${text}`).join('\n')

export const problemLines = (problems: readonly Problem[]): string => inLines(problems.map(problemText))
