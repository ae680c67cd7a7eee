import type { Format, NamedDeck } from '@paydata/decks/starter'

/** What a builder changes: the deck, and the format it is for. */
export interface Draft extends NamedDeck {
  readonly format: Format
}

/** A draft with those before it and those that were undone, the nearest last. */
export interface History {
  readonly now: Draft
  readonly before: readonly Draft[]
  readonly after: readonly Draft[]
  /** What was changed last. Changes of the same thing in a row, as of the name letter by letter, are one step. */
  readonly what: string | null
}

const most = 300

export const begunWith = (now: Draft): History => ({ now, before: [], after: [], what: null })

export function changed({ now, before, what }: History, next: Draft, of: string | null = null): History {
  const isSame = of !== null && of === what
  return { now: next, before: isSame ? before : [...before, now].slice(-most), after: [], what: of }
}

export function undone(history: History): History {
  const { now, before, after } = history
  const last = before.at(-1)
  return last === undefined
    ? history
    : { now: last, before: before.slice(0, -1), after: [...after, now], what: null }
}

export function redone(history: History): History {
  const { now, before, after } = history
  const next = after.at(-1)
  return next === undefined
    ? history
    : { now: next, before: [...before, now], after: after.slice(0, -1), what: null }
}
