import type { Found, Reading } from './gathering.ts'
import { gathered, isCount, mostCopies, refused } from './gathering.ts'
import { findCard } from './names.ts'
import type { Problem } from './problems.ts'
import { suggestionsFor } from './suggestions.ts'

type Fields = { readonly [name: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const mostEntries = 500

/**
 * A deck as JSON: ours (`identity`, `cards` as pairs) or of NetrunnerDB (`cards` by their codes, or in its newer form
 * `card_slots` by their ids beside `identity_card_id`), alone or in the `data` of an answer.
 */
export function readJson(text: string): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused({ why: 'notJson', line: null })
  }
  const decks = decksIn(value)
  const [deck] = decks
  if (decks.length > 1) return refused({ why: 'severalDecks', line: null, count: decks.length })
  if (!isFields(deck)) return refused({ why: 'noDeckInJson', line: null })
  const fields = isFields(deck.attributes) ? deck.attributes : deck
  const entries = entriesIn(fields.cards ?? fields.card_slots)
  if (entries === null) return refused({ why: 'noDeckInJson', line: null })
  if (entries.length > mostEntries) return refused({ why: 'tooManyLines', line: null, most: mostEntries })
  const identity = fields.identity ?? fields.identity_card_id
  return collected(textIn(fields.name), identity === undefined ? entries : [[identity, 1], ...entries])
}

function decksIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isFields(value) && value.data !== undefined ? decksIn(value.data) : [value]
}

type Entry = readonly [card: unknown, count: unknown]

function entriesIn(cards: unknown): readonly Entry[] | null {
  if (isFields(cards)) return Object.entries(cards)
  if (!Array.isArray(cards)) return null
  const pairs = cards.flatMap((each: unknown): Entry[] => (Array.isArray(each) ? [[each[0], each[1]]] : []))
  return pairs.length === cards.length ? pairs : null
}

function collected(name: string, entries: readonly Entry[]): Reading {
  const found: Found[] = []
  const problems: Problem[] = []
  const line = null
  for (const [key, count] of entries) {
    const named = typeof key === 'string' ? key : (JSON.stringify(key) ?? '')
    const card = findCard(named)
    if (card === undefined)
      problems.push({ why: 'unknownCard', line, name: named, suggestions: suggestionsFor(named) })
    else if (typeof count === 'number' && isCount(count)) found.push({ line, card, count })
    else {
      const written = JSON.stringify(count) ?? ''
      problems.push({ why: 'badCount', line, name: card.title, count: written, most: mostCopies })
    }
  }
  return gathered(name, found, problems)
}
