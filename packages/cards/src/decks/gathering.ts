import type { ListedCard } from './catalogue.ts'
import type { Copies, NamedDeck } from './model.ts'
import { namedDeck } from './model.ts'
import type { Problem } from './problems.ts'
import { suggestionsFor } from './suggestions.ts'

/** What was read: a deck, or everything that is wrong with the text. */
export type Reading =
  | { readonly ok: true; readonly deck: NamedDeck }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A card as it was found in a text. */
export interface Found {
  readonly line: number | null
  readonly card: ListedCard
  readonly count: number
}

export const mostCopies = 999

export const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= mostCopies

export const refused = (...problems: readonly Problem[]): Reading => ({ ok: false, problems })

/** Makes a deck of what a text holds. The first identity is the deck's; others are in it, and make it illegal. */
export function gathered(name: string, found: readonly Found[], problems: readonly Problem[]): Reading {
  const first = found.find(({ card }) => card.type === 'identity')
  const totals = new Map<string, Found>()
  for (const each of found) {
    const { id } = each.card
    const count = (totals.get(id)?.count ?? 0) + each.count
    totals.set(id, { ...each, count })
  }
  const wrong = [...problems]
  for (const { line, card, count } of totals.values())
    if (!isCount(count))
      wrong.push({ why: 'badCount', line, name: card.title, count: `${count}`, most: mostCopies })
  if (first === undefined) {
    const suggestions = suggestionsFor(name, card => card.type === 'identity')
    wrong.push({ why: 'noIdentity', line: null, suggestions })
  }
  if (first === undefined || wrong.length > 0) return refused(...wrong)
  const identity = first.card.id
  const copies = [...totals].map(([id, { count }]): Copies => [id, id === identity ? count - 1 : count])
  return {
    ok: true,
    deck: namedDeck(
      name,
      identity,
      copies.filter(([, count]) => count > 0),
    ),
  }
}
