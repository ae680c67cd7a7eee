import type { ListedCard } from '@paydata/cards/catalogue'
import { titleOf } from '@paydata/cards/catalogue'
import type { Copies, NamedDeck } from './model.ts'
import { mostCards, mostCopies, namedDeck } from './model.ts'
import { findCard } from './names.ts'
import type { Problem } from './problems.ts'
import { newPatience, suggestionsFor } from './suggestions.ts'

/** A line that names no card, such as a heading. */
export interface PassedOver {
  readonly line: number
  readonly text: string
}

/** What was read: a deck, or everything that is wrong with the text, and the deck that the rest of it makes. */
export type Reading =
  | { readonly ok: true; readonly deck: NamedDeck; readonly passedOver: readonly PassedOver[] }
  | {
      readonly ok: false
      readonly problems: readonly Problem[]
      /** Without what has problems, and without an identity if there is not one. Null if nothing was read at all. */
      readonly rest: NamedDeck | null
      readonly passedOver: readonly PassedOver[]
    }

/** A card as it was found in a text. */
export interface Found {
  readonly line: number | null
  readonly card: ListedCard
  readonly count: number
  /** Whether it stands there with a count, as cards of a deck do, or alone, as its identity does. */
  readonly stands: 'counted' | 'alone'
}

export const mostLines = 500
const mostUnknown = 10

export const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= mostCopies

export const unread = (...problems: readonly Problem[]): Reading => ({
  ok: false,
  problems,
  rest: null,
  passedOver: [],
})

/** Makes a deck of what a text holds, with everything that is wrong with it. */
export function gathered(
  name: string,
  found: readonly Found[],
  problems: readonly Problem[],
  passedOver: readonly PassedOver[] = [],
): Reading {
  const totals = new Map<string, Found>()
  for (const each of found) {
    const { id } = each.card
    totals.set(id, { ...each, count: (totals.get(id)?.count ?? 0) + each.count })
  }
  const identities = identitiesIn(found)
  const wrong = withFewUnknown(problems)
  const cards: Copies[] = []
  for (const { line, card, count } of totals.values()) {
    const copies = identities.includes(card.id) ? count - 1 : count
    if (isCount(copies)) cards.push([card.id, copies])
    else if (copies !== 0)
      wrong.push({ why: 'badCount', line, name: card.title, count: `${copies}`, most: mostCopies })
  }
  if (identities.length === 0) wrong.push(noIdentity(name))
  if (identities.length > 1)
    wrong.push({ why: 'severalIdentities', line: null, names: identities.map(titleOf) })
  wrong.push(...tooManyIn(cards))
  const rest = cards.slice(0, mostCards)
  const deck = namedDeck(name, identities.length === 1 ? (identities[0] ?? '') : '', rest)
  if (wrong.length === 0) return { ok: true, deck, passedOver }
  return { ok: false, problems: wrong, rest: totals.size === 0 ? null : deck, passedOver }
}

export const tooManyIn = ({ length: count }: readonly Copies[]): readonly Problem[] =>
  count > mostCards ? [{ why: 'tooManyCards', line: null, count, most: mostCards }] : []

/** Nobody reads hundreds of names that are no cards: of those after the first few is told how many there are. */
function withFewUnknown(problems: readonly Problem[]): Problem[] {
  const unknown = problems.filter(({ why }) => why === 'unknownCard')
  const untold = new Set(unknown.slice(mostUnknown))
  const told = problems.filter(problem => !untold.has(problem))
  return untold.size === 0 ? told : [...told, { why: 'moreUnknown', line: null, count: untold.size }]
}

/** Identities that stand alone may be the deck’s, or if there are none, all; others are in it, and make it illegal. */
function identitiesIn(found: readonly Found[]): readonly string[] {
  const all = found.filter(({ card }) => card.type === 'identity')
  const alone = all.filter(({ stands }) => stands === 'alone')
  return [...new Set((alone.length > 0 ? alone : all).map(({ card }) => card.id))]
}

const noIdentity = (name: string): Problem => ({
  why: 'noIdentity',
  line: null,
  suggestions: suggestionsFor(name, newPatience(), card => card.type === 'identity'),
})

/** A card as it is written in data: its name, and what should be the number of its copies. */
export interface Entry {
  readonly line: number | null
  readonly name: string
  readonly count: unknown
  readonly stands: Found['stands']
}

/** What stands where a name or a number should; it may be deeper than JSON is written. */
export function inJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '…'
  }
}

/** The deck of a list that is data already. */
export function collected(name: string, entries: readonly Entry[]): Reading {
  const found: Found[] = []
  const problems: Problem[] = []
  const patience = newPatience()
  for (const { line, name: written, count: given, stands } of entries) {
    const card = findCard(written)
    const count = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given
    if (card === undefined)
      problems.push({
        why: 'unknownCard',
        line,
        name: written,
        suggestions: suggestionsFor(written, patience),
      })
    else if (typeof count === 'number' && isCount(count)) found.push({ line, card, count, stands })
    else {
      problems.push({ why: 'badCount', line, name: card.title, count: inJson(count), most: mostCopies })
    }
  }
  return gathered(name, found, problems)
}
