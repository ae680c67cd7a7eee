import type { Entry, Reading } from './gathering.ts'
import { collected, inJson, mostLines, unread } from './gathering.ts'

type Fields = { readonly [name: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A deck as JSON: ours (`identity`, `cards` as pairs) or of NetrunnerDB (`cards` by their codes, or in its newer form
 * `card_slots` by their ids beside `identity_card_id`), alone or in the `data` of an answer.
 */
export function readJson(text: string): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unread({ why: 'notJson', line: null })
  }
  const decks = decksIn(value)
  const [deck] = decks
  if (decks.length > 1) return unread({ why: 'severalDecks', line: null, count: decks.length })
  if (!isFields(deck)) return unread({ why: 'noDeckInJson', line: null })
  const fields = isFields(deck.attributes) ? deck.attributes : deck
  const entries = entriesIn(fields.cards ?? fields.card_slots)
  if (entries === null) return unread({ why: 'noDeckInJson', line: null })
  if (entries.length > mostLines) return unread({ why: 'tooManyLines', line: null, most: mostLines })
  const identity = fields.identity ?? fields.identity_card_id
  const own = identity === undefined ? [] : [entry(identity, 1, 'alone')]
  return collected(textIn(fields.name), [...own, ...entries])
}

const entry = (card: unknown, count: unknown, stands: Entry['stands']): Entry => ({
  line: null,
  name: typeof card === 'string' ? card : inJson(card),
  count,
  stands,
})

function decksIn(value: unknown): readonly unknown[] {
  let inner = value
  while (isFields(inner) && inner.data !== undefined) inner = inner.data
  return Array.isArray(inner) ? inner : [inner]
}

function entriesIn(cards: unknown): readonly Entry[] | null {
  if (isFields(cards)) return Object.entries(cards).map(([card, count]) => entry(card, count, 'counted'))
  if (!Array.isArray(cards)) return null
  const pairs = cards.flatMap((each: unknown): Entry[] =>
    Array.isArray(each) ? [entry(each[0], each[1], 'counted')] : [],
  )
  return pairs.length === cards.length ? pairs : null
}
