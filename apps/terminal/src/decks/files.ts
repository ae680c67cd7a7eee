import { closeSync, openSync, readSync } from 'node:fs'
import { cardOf } from '@paydata/cards'
import type { NamedDeck, Reading, Violation } from '@paydata/decks'
import { pools, readDeck, violationsOf } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import { problemText, violationText } from '@paydata/words/decks-in-english'
import type { ChosenRules, Mistake } from '../arguments.ts'

export type Unread = Extract<Reading, { ok: false }>

/** Far more than a deck needs. Larger files are not read at all. */
const largest = 1_000_000

/** The text of a file, or of the standard input for `-`. */
export function textOf(file: string): string | Mistake {
  try {
    const input = file === '-' ? 0 : openSync(file, 'r')
    try {
      return textFrom(input) ?? { mistake: `${nameOf(file)} is too large for a deck.` }
    } finally {
      if (input !== 0) closeSync(input)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { mistake: `${nameOf(file)} could not be read: ${reason}.` }
  }
}

const nameOf = (file: string): string => (file === '-' ? 'The standard input' : file)

/** Read piece by piece: what is no file, such as a pipe, does not say how large it is, and may never end. */
function textFrom(input: number): string | null {
  const room = Buffer.alloc(largest + 1)
  let size = 0
  for (let read = -1; read !== 0; size += read) {
    read = readSync(input, room, size, room.length - size, null)
    if (size + read > largest) return null
  }
  return room.toString('utf8', 0, size)
}

/** A name with a slash or an ending is a file. Names of decks have neither. */
export const isFileName = (name: string): boolean => /[/\\]|\.\w+$/.test(name)

/** What a deck is judged by, on a day such as 2026-05-01. */
export type Judge = ChosenRules & { readonly day: string }

/** A legal deck of this side from a file. */
export function deckFrom(file: string, side: Side, { format, edition, day }: Judge): NamedDeck | Mistake {
  const text = textOf(file)
  if (typeof text !== 'string') return text
  const reading = readDeck(text)
  if (!reading.ok) return { mistake: `${file} is no deck.\n${unreadLines(reading).join('\n')}` }
  const { deck } = reading
  const identity = cardOf(deck.identity)
  if (identity?.side !== side) return { mistake: `The deck in ${file} is for the other side.` }
  const violations = violationsOf(deck, pools[format], day, edition)
  if (violations.length > 0)
    return { mistake: `The deck in ${file} is not legal:\n${violationLines(violations).join('\n')}` }
  return deck.name === '' ? { ...deck, name: identity.title } : deck
}

const indented = (text: string): string => `  ${text}`

export const violationLines = (violations: readonly Violation[]): readonly string[] =>
  violations.map(violationText).map(indented)

/** Why a list is no deck, and what is wrong with the deck that the rest of it makes. */
export function unreadLines(
  { problems, rest }: Unread,
  violations = rest === null ? [] : violationsOf(rest),
): readonly string[] {
  const judged = violations.length === 0 ? ['The rest is legal.'] : ['The rest is not legal:']
  return [
    rest === null ? 'This cannot be read:' : 'Not everything can be read:',
    ...problems.map(problemText).map(indented),
    ...(rest === null ? [] : [...judged, ...violationLines(violations)]),
  ]
}
